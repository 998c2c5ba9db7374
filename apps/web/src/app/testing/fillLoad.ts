import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { button } from './screenParts.ts';

/** From the result, past the page of gear and checks, to the first step. */
export async function startFilling(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Start filling' }));
  await screen.findAllByRole('heading', { name: 'Before you fill' });
  await user.click(button('Start filling'));
  await screen.findByText(/^Step 1 of \d$/);
}

/** Presses "Done" until the load is in the tank. */
export async function fillLoad(user: UserEvent): Promise<void> {
  for (let left = 10; left > 0; left -= 1) {
    const step = screen.queryByText(/^Step \d of \d$/)?.textContent;
    if (step == null) break;
    await user.click(button(/^(Done|Clear, go on)$/));
    // Nobody waits here: the wait asks.
    const early = screen.queryByRole('button', { name: 'Go on, not waited' });
    if (early !== null) await user.click(early);
    await waitFor(() => {
      if (screen.queryByText(step) !== null) throw new Error(`${step} still stands`);
    });
  }
  await screen.findByText(/Load \d is in the tank/);
}
