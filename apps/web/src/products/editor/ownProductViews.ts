/* The two ways to products of one's own, typed or from a file, in one file: both know every field of one. */
export { ProductFiles } from '../files/ProductFiles.tsx';
export { ProductEditor } from './ProductEditor.tsx';
