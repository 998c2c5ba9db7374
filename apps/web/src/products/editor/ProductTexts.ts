/** A product as it stands in the fields of its editor: nothing but text, so that nothing is lost. */
export interface ProductTexts {
  /** By column: figures in the reader's units, choices by their value. */
  readonly fields: Readonly<Record<string, string>>;
  readonly solubility: readonly TextPair[];
  readonly halfLifeByPh: readonly TextPair[];
  readonly groups: readonly string[];
  /** One hazard to a line. */
  readonly hazards: string;
  /** How the nutrients are typed. */
  readonly basis: 'byWeight' | 'byVolume';
  readonly oxides: boolean;
}

export type TextPair = readonly [at: string, value: string];
export type PairsKey = 'solubility' | 'halfLifeByPh';
