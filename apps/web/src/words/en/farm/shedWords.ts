import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** A device that several people of a farm share. */
export const shedWords = localized('shed', {
  inShed: 'device in the shed',
  who: 'Who are you?',
  reading: 'Reading the names',
  nobody: 'The people of this farm have not come to this device yet. It needs a signal once.',
  took: (job: string) => `took ${job}`,
  jobsForYou: (count: number) =>
    plural(count, { one: '1 job for you', other: `${count} jobs for you` }),
  toCheck: (count: number) =>
    plural(count, { one: '1 job to check', other: `${count} jobs to check` }),
  opensByPin: 'Each name opens with its PIN, with or without a signal.',
  opensByTap: 'A tap is enough, with or without a signal.',
  carriesName: 'What you do carries your name.',
  comesBack: (minutes: string) =>
    `After ${minutes} min untouched this page comes back; a filling stays open.`,
  notListed: 'Not on the list? Whoever runs the farm invites you, under People.',
  yourPin: 'Your PIN',
  choosePin: 'Choose a PIN',
  choosePinWhy:
    'Four figures. They stay on this device and are never sent. They keep the names apart; they do not protect what is on the device from somebody who takes it.',
  pinAgain: 'The same once more',
  notTheSame: 'Those were two different PINs. Choose again.',
  typed: (count: string) => `${count} of 4`,
  checkingPin: 'Checking',
  notRight: 'Not right.',
  triesLeft: (count: number) =>
    plural(count, {
      one: '1 try left, then a wait of a minute.',
      other: `${count} tries left, then a wait of a minute.`,
    }),
  waits: (time: string) => `Wait ${time}, then try again.`,
  forgot: 'Forgot',
  forgotWhy:
    'On another device you let your own name choose a new one: People, This device, Let my name choose a PIN. Where nobody can, the account signs this device out from another one.',
  helpers: (names: string) =>
    `Can set a new one: ${names}. They open their own name here, then People, This device, New PIN.`,
  nameJoint: ', ',
  back: 'Back',
  deleteFigure: 'Delete',
  // on the other pages
  thisDevice: 'This device',
  onSharedDevice: (name: string) => `${name}, on a shared device`,
  someoneElse: 'Someone else',
  share: 'Share this device in the shed',
  shareWhy:
    'Several people of this farm use it one after the other, each by their own name. What is sent goes with the account that is signed in now.',
  shareRole: (role: string) => `Nobody can do more on it than this account: ${role}.`,
  pin: 'Names open',
  withPin: 'with a PIN',
  withTap: 'with a tap',
  noPinHere: 'This page came without https: it can keep no PIN.',
  asks: 'Ask who it is',
  afterMinutes: (minutes: string) => `after ${minutes} min`,
  neverAsks: 'only by hand',
  eachJob: 'And when a job is recorded',
  yes: 'yes',
  no: 'no',
  begin: 'Share it',
  changeIt: 'Keep these changes',
  beginning: 'Keeping',
  kept: 'Kept.',
  end: 'Share it no more',
  endSure: 'Share it no more? The names and PINs go from this device, the work stays.',
  cancel: 'Cancel',
  notKept: 'Not kept',
  noRoom: 'This device could not keep it. Free some room and try again.',
  isShared: 'Several people share this device.',
  runnersChange: 'Whoever runs the farm, or has its account, changes that under their own name.',
  usesIt: 'Uses this device',
  newPin: 'New PIN',
  newPinFor: (name: string) => `New PIN for ${name}`,
  choosesNext: 'chooses a PIN at the next tap: stay beside them until it is done',
  notChosen: (name: string) =>
    `No PIN has been chosen for ${name} on this device. A tap alone opens no name: whoever came first would have it.`,
  ownWay: (name: string) =>
    `With a signal: on a device of their own, ${name} opens People, This device, Let my name choose a PIN. Then it is chosen here, within 15 minutes.`,
  runnerWay: (names: string) =>
    `Without a signal: ${names} can let them. They open their own name here, then People, This device, Let them choose a PIN.`,
  noRunnerWay:
    'Without a signal nobody can open it yet: nobody who could has a PIN on this device.',
  unnamedWhy:
    'Until then the work can go on without a name, with what an operator may do. Write your name into the record.',
  unnamed: 'Go on without a name',
  noName: 'Without a name',
  letChoose: 'Let them choose a PIN',
  letChooseFor: (name: string) => `Let ${name} choose a PIN`,
  hasNoPin: 'no PIN yet',
  letMyName: 'Let my name choose a PIN',
  letMyNameWhy:
    'On a device that several people of this farm share, your name has a PIN of its own. It is chosen there after you press this here, with a signal.',
  letting: 'Asking the farm',
  isLet: 'Choose it on the shared device now. It has 15 minutes.',
  ownPin: (name: string) =>
    `First the PIN of ${name}, whose account this device has. The others choose theirs later.`,
  tapProves: 'With a tap anybody opens any name, whoever runs the farm included.',
});
