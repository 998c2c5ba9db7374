/** What is sprayed, as far as it matters to leaf or label: grasses, broad leaves, none at all. */
export const CROPS = ['pasture', 'cereals', 'maize', 'broadLeaved', 'trees', 'bareGround'] as const;
export type Crop = (typeof CROPS)[number];

/** How the leaf is when it is sprayed. */
export const LEAF_SURFACES = ['dry', 'moist', 'frost'] as const;
