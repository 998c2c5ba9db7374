/* A paddock's outline seen, drawn and walked, in one file: the three share most of what they are made of. */
export { EditOutline } from './draw/EditOutline.tsx';
export { PaddockOutline } from './PaddockOutline.tsx';
export { WalkOutline } from './walk/WalkOutline.tsx';
