/* The views that show, draw and walk an outline, in one chunk: they share most of their code. */
export { EditOutline } from './draw/EditOutline.tsx';
export { PaddockOutline } from './PaddockOutline.tsx';
export { WalkOutline } from './walk/WalkOutline.tsx';
