/** The farm on show, and who looks at it. */
export interface Farm {
  readonly uid: string;
  readonly farmId: string;
  readonly farmName: string;
}
