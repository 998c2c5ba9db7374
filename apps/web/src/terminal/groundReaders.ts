/* The readers of ground and terminal files: loaded when a file is chosen, not with the screen. */
export { readGround, readTaskData } from '@mix/ground';
