import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type Bindings = { Bindings: HttpBindings };

/** A request of another program. */
export type Asked = Context<Bindings>;
