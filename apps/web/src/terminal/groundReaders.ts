/* What reads files of ground and of terminals: fetched once a file is chosen, and not with the screen. */
export { readGround, readTaskData } from '@mix/ground';
