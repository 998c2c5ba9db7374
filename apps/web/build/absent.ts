/* Stands for an optional part of a library that the app does without. */
export default null;
