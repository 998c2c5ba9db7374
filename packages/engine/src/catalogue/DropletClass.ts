/** Droplet classes, finest first. Compare them inside one edition only. */
export const DROPLET_CLASSES = ['XF', 'VF', 'F', 'M', 'C', 'VC', 'XC', 'UC'] as const;
export type DropletClass = (typeof DROPLET_CLASSES)[number];
