import { localPlane, type Ring } from '@mix/ground';
import { kilograms } from '@mix/engine';
import type { ReactNode } from 'react';
import { Fact } from '../../src/ui/layout/Fact.tsx';
import { AskFirst } from '../../src/ui/AskFirst.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { ChoiceChips } from '../../src/ui/fields/ChoiceChips.tsx';
import { FieldMessageText } from '../../src/ui/fields/FieldMessageText.tsx';
import { FigureField } from '../../src/ui/forms/FigureField.tsx';
import { PasswordField } from '../../src/ui/forms/PasswordField.tsx';
import { QuantityField } from '../../src/ui/fields/QuantityField.tsx';
import { Select } from '../../src/ui/fields/Select.tsx';
import { SubmitForm } from '../../src/ui/forms/SubmitForm.tsx';
import { TextField } from '../../src/ui/forms/TextField.tsx';
import { NitrogenBar } from '../../src/ui/figures/NitrogenBar.tsx';
import { AmountReading, Reading } from '../../src/ui/figures/Reading.tsx';
import { ResultBar } from '../../src/ui/figures/ResultBar.tsx';
import { TableView } from '../../src/ui/figures/TableView.tsx';
import { TankDrawing } from '../../src/ui/figures/TankDrawing.tsx';
import { DoneIcon } from '../../src/ui/icons/DoneIcon.tsx';
import { InformationIcon } from '../../src/ui/icons/InformationIcon.tsx';
import { MoveIcon } from '../../src/ui/icons/MoveIcon.tsx';
import { StepIcon } from '../../src/ui/icons/StepIcon.tsx';
import { WarningIcon } from '../../src/ui/icons/WarningIcon.tsx';
import { Keypad } from '../../src/ui/keypad/Keypad.tsx';
import { BackLink } from '../../src/ui/layout/BackLink.tsx';
import { BrandMark } from '../../src/ui/layout/BrandMark.tsx';
import { MessagePage } from '../../src/ui/layout/MessagePage.tsx';
import { ScreenBar } from '../../src/ui/layout/ScreenBar.tsx';
import { NotFetched } from '../../src/ui/lazy/NotFetched.tsx';
import { Notice } from '../../src/ui/notices/Notice.tsx';
import { ProblemList } from '../../src/ui/notices/ProblemList.tsx';
import { StopBand } from '../../src/ui/notices/StopBand.tsx';
import { Tag } from '../../src/ui/notices/Tag.tsx';
import { UndoBar } from '../../src/ui/notices/UndoBar.tsx';
import { ExpansionPanel } from '../../src/ui/panels/ExpansionPanel.tsx';
import { Section } from '../../src/ui/panels/Section.tsx';
import { Sheet } from '../../src/ui/panels/Sheet.tsx';
import { GroundMap } from '../../src/ui/map/GroundMap.tsx';
import { DissolvingCurve } from '../../src/ui/plot/DissolvingCurve.tsx';
import { NozzleWindow } from '../../src/ui/plot/NozzleWindow.tsx';
import { QrCode } from '../../src/ui/qr/QrCode.tsx';
import { qrPath } from '../../src/ui/qr/qrPath.ts';
import { Held } from './Held.tsx';

const nothing = () => undefined;

const message = {
  sentence: '1,500 can mean two things.',
  stops: true,
  meanings: [
    { label: '1500', text: '1500' },
    { label: '1.5', text: '1.5' },
  ],
};

const step = { size: '5', less: '5 less', more: '5 more', by: nothing, drawn: true };

/** A square of ground, `sideM` metres wide. */
function squareOf(sideM: number): Ring {
  const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
  return [
    toGround({ eastM: -sideM / 2, northM: -sideM / 2 }),
    toGround({ eastM: sideM / 2, northM: -sideM / 2 }),
    toGround({ eastM: sideM / 2, northM: sideM / 2 }),
    toGround({ eastM: -sideM / 2, northM: sideM / 2 }),
  ];
}

/** Every component that draws something, by its file in `src/ui`. */
export const componentEntries: Readonly<Record<string, () => ReactNode>> = {
  'AskFirst.tsx': () => <AskFirst word="Remove" sureWord="Yes, remove it" onSure={nothing} />,
  'layout/Fact.tsx': () => (
    <dl>
      <Fact term="Walked" pairClass="spread border-bottom" termClass="quiet">
        640 m in 9 min
      </Fact>
    </dl>
  ),
  'Button.tsx': () => (
    <>
      <Button look="primary">Start filling</Button>
      <Button>Save mix</Button>
      <Button small>Undo</Button>
    </>
  ),
  'fields/ChoiceChips.tsx': () => (
    <Held first="full">
      {(value, set) => (
        <ChoiceChips
          label="Last load"
          labelShown
          value={value}
          onChoose={set}
          options={[
            { value: 'full', label: 'Full, then the rest' },
            { value: 'equal', label: 'All alike' },
          ]}
        />
      )}
    </Held>
  ),
  'fields/FieldMessageText.tsx': () => (
    <FieldMessageText id="message" message={message} onMeaning={nothing} />
  ),
  'forms/FigureField.tsx': () => (
    <Held first="12">
      {(text, set) => (
        <FigureField
          id="figure"
          label="Temperature"
          unit="°C"
          text={text}
          notSet="not measured"
          onText={set}
        />
      )}
    </Held>
  ),
  'forms/PasswordField.tsx': () => (
    <Held first="spread lime">
      {(value, set) => (
        <PasswordField
          label="Password"
          value={value}
          onText={set}
          fill="current-password"
          showWord="Show"
          hideWord="Hide"
          hint="At least 8 characters"
        />
      )}
    </Held>
  ),
  'fields/QuantityField.tsx': () => (
    <Held first="100">
      {(text, set) => (
        <>
          {(['box', 'line'] as const).map((look) => (
            <QuantityField
              key={look}
              id={look}
              look={look}
              label="Application rate"
              unit="L/ha"
              text={text}
              notSet="not set"
              steps={look === 'box' ? step : undefined}
              onText={set}
            />
          ))}
          <QuantityField
            id="wrong"
            label="Tank"
            unit="L"
            text="1,500"
            notSet="not set"
            message={message}
            onText={nothing}
          />
          <QuantityField
            id="offered"
            label="Dead volume"
            unit="L"
            text=""
            notSet="not set"
            offered="20"
            hint="As the maker says"
            onText={nothing}
          />
        </>
      )}
    </Held>
  ),
  'fields/Select.tsx': () => (
    <Held<'' | 'bag' | 'drum'> first="">
      {(value, set) => (
        <Select
          label="Container"
          notSet="Not set"
          value={value}
          onChoose={set}
          options={[
            { value: 'bag', label: 'Bag' },
            { value: 'drum', label: 'Drum' },
          ]}
        />
      )}
    </Held>
  ),
  'forms/SubmitForm.tsx': () => (
    <SubmitForm
      word="Sign in"
      busyWord="Signing in"
      refusedWord="Not signed in"
      onSubmit={() => Promise.resolve('The address or the password is wrong.')}
      note="Press it: it is refused."
    />
  ),
  'forms/TextField.tsx': () => (
    <Held first="Hill block">
      {(value, set) => <TextField label="Name of the mix" value={value} onText={set} />}
    </Held>
  ),
  'figures/NitrogenBar.tsx': () => (
    <NitrogenBar
      appliedKgPerHa={90}
      plannedKgPerHa={20}
      capKgPerHa={190}
      description="90 of 190 kg on the ground, 20 in this mix"
    />
  ),
  'figures/Reading.tsx': () => (
    <>
      {(['data', 'amount', 'large', 'hero'] as const).map((size) => (
        <p key={size}>
          <Reading value={1250} unit="L" size={size} />
        </p>
      ))}
      <p>
        <Reading value={null} unit="L" notKnown="not known" />
      </p>
      <p>
        <AmountReading amount={{ unit: 'kg', value: kilograms(0.35) }} />
      </p>
    </>
  ),
  'figures/ResultBar.tsx': () => (
    <>
      <ResultBar state="none" headline="Area is missing" />
      <ResultBar state="waiting" headline="Opening the product list" />
      <ResultBar
        state="plan"
        headline="2 loads of 1,000 L"
        side="13.5 ha"
        under="Water 1,310 L"
        action={<Button look="primary">Result</Button>}
      />
      <ResultBar state="warn" headline="2 loads of 1,000 L" alert="Dissolves slowly at 6 °C" />
    </>
  ),
  'figures/TableView.tsx': () => (
    <TableView
      caption="By product"
      columns={[
        { key: 'what', heading: 'Product' },
        { key: 'planned', heading: 'Planned', align: 'end', unit: 'kg' },
        { key: 'done', heading: 'Done', align: 'end', unit: 'kg' },
      ]}
      rows={[
        { id: 'urea', cells: { what: 'Urea', planned: '270', done: '268' } },
        { id: 'boric', cells: { what: 'Boric acid', planned: '13.5', done: '13.5' } },
      ]}
      footer={{ what: 'Both', planned: '283.5', done: '281.5' }}
    />
  ),
  'figures/TankDrawing.tsx': () => <TankDrawing capacityL={1000} beforeL={400} lineL={700} />,
  'icons/DoneIcon.tsx': () => <DoneIcon />,
  'icons/InformationIcon.tsx': () => <InformationIcon />,
  'icons/MoveIcon.tsx': () => (
    <>
      <MoveIcon direction="up" />
      <MoveIcon direction="down" />
    </>
  ),
  'icons/StepIcon.tsx': () => (
    <>
      <StepIcon direction="less" />
      <StepIcon direction="more" />
    </>
  ),
  'icons/WarningIcon.tsx': () => <WarningIcon />,
  'keypad/Keypad.tsx': () => (
    <Keypad
      field={{
        input: document.createElement('input'),
        label: 'Application rate',
        unit: 'L/ha',
        step,
        recent: null,
      }}
      onPhoneKeyboard={nothing}
    />
  ),
  'layout/BrandMark.tsx': () => <BrandMark />,
  'layout/MessagePage.tsx': () => (
    <MessagePage title="Not opened" sign="warning" action={<Button>Try again</Button>}>
      This part of the app did not come.
    </MessagePage>
  ),
  'layout/ScreenBar.tsx': () => (
    <ScreenBar
      title="Mix"
      back={<BackLink to="/" label="Home" />}
      action={<Button small>Save</Button>}
    />
  ),
  'lazy/NotFetched.tsx': () => <NotFetched onRetry={nothing} />,
  'notices/Notice.tsx': () => (
    <>
      <Notice kind="warning" word="Warning" title="Cold water" actions={<Button small>Why</Button>}>
        Urea cools the tank to 4 °C.
      </Notice>
      <Notice kind="information" word="Not known" title="Hardness of the water" />
    </>
  ),
  'notices/ProblemList.tsx': () => (
    <ProblemList
      warningWord="Warning"
      noteWord="Not known"
      notesSummary={(count) => `Notes: ${count}`}
      entries={[
        { key: 'a', severity: 'warn', title: 'Cold water', sentence: 'It dissolves slowly.' },
        { key: 'b', severity: 'note', title: 'Speed', sentence: 'Nobody said how fast.' },
      ]}
    />
  ),
  'notices/StopBand.tsx': () => (
    <StopBand title="These two set to gypsum" actions={<Button>Take one out</Button>}>
      Calcium of one meets the sulphate of the other.
    </StopBand>
  ),
  'notices/Tag.tsx': () => (
    <>
      <Tag>Own</Tag> <Tag dashed>assumed</Tag>
    </>
  ),
  'notices/UndoBar.tsx': () => (
    <UndoBar id={1} text="Urea removed" undoWord="Undo" onUndo={nothing} onExpire={nothing} />
  ),
  'panels/ExpansionPanel.tsx': () => (
    <ExpansionPanel summary="Water" note="12 °C" open>
      What is inside.
    </ExpansionPanel>
  ),
  'panels/Section.tsx': () => (
    <Section name="Products" note="2">
      What belongs to it.
    </Section>
  ),
  'panels/Sheet.tsx': () => (
    <Sheet
      title="Units and language"
      closeWord="Done"
      onClose={nothing}
      footer={<Button>Save</Button>}
    >
      What is chosen here.
    </Sheet>
  ),
  'plot/DissolvingCurve.tsx': () => (
    <DissolvingCurve
      description="The tank stays under the line"
      amountAxis="g/kg water"
      freezingPointC={-4}
      limit={[
        { temperatureC: 0, gPerKgWater: 670 },
        { temperatureC: 10, gPerKgWater: 850 },
        { temperatureC: 20, gPerKgWater: 1080 },
      ]}
      path={[
        { temperatureC: 12, gPerKgWater: 0 },
        { temperatureC: 4, gPerKgWater: 250 },
      ]}
    />
  ),
  'qr/QrCode.tsx': () => (
    <QrCode code={qrPath('https://mix.example') ?? { size: 1, path: '' }} name="A link" />
  ),
  'map/GroundMap.tsx': () => (
    <GroundMap
      label="A paddock with a pond"
      grounds={[{ key: 'one', ring: squareOf(200), look: 'chosen', label: ['Hill', '4 ha'] }]}
      hatched={[[squareOf(40)]]}
    />
  ),
  'plot/NozzleWindow.tsx': () => (
    <NozzleWindow
      description="3 bar at 8 km/h lies in the window"
      speedAxis="km/h"
      pressureAt={(speedKmPerH) => 3 * (speedKmPerH / 8) ** 2}
      speedKmPerH={8}
      pressureBar={3}
      minBar={1}
      maxBar={6}
      speedWindowKmPerH={[4.6, 11.3]}
      dropletBands={[
        { minBar: 1, maxBar: 2, dropletClass: 'VC' },
        { minBar: 2, maxBar: 4, dropletClass: 'C' },
        { minBar: 4, maxBar: 6, dropletClass: 'M' },
      ]}
    />
  ),
};
