/**
 * The maker of the product behind a catalogue entry, and the label that was read for it. It says
 * where facts come from, never that something is registered, sold or allowed where the reader is.
 */
export interface ProductOrigin {
  readonly id: string;
  readonly maker: string | null;
  readonly label: {
    /** The product's name as its label has it. */
    readonly product: string;
    readonly country: 'AU' | 'NZ' | 'UK' | 'IE' | 'US';
    readonly registration: string | null;
    readonly sourceId: string;
  } | null;
}
