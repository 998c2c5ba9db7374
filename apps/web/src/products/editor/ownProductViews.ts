/*
 * The two ways to enter own products, typed or from a file, in one module: both know every column.
 */
export { ProductFiles } from '../files/ProductFiles.tsx';
export { ProductEditor } from './ProductEditor.tsx';
