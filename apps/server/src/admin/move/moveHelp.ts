/** What the command does, for a terminal of 80 columns. */
export const MOVE_HELP = `A farm's data from this machine to Google's service, and back

  mix move --to-firebase <project>     accounts with their passwords, and documents
  mix move --from-firebase <project>   the same into a new data folder
      --dry-run                  says what it would do, and does nothing
      --hash-parameters <file>   with --from-firebase: what the console shows under
                                 Authentication, Users, Password hash parameters;
                                 where the project does not tell them by itself
      --without-passwords        or every owner of an account chooses a new one

They work on the folder DATA_DIR names; stop its server first. A move that is
broken off goes on where it was when the same command is run again. At the end
both sides are compared, and their counts and digests shown.

Who may do it: the key file of a service account that the variable
GOOGLE_APPLICATION_CREDENTIALS names, or an access token from a pipe:
  gcloud auth print-access-token | npm run -s mix -- move --to-firebase my-farm
With emulators: FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST.

Exit code 0: done. 1: it could not be done. 2: the command was not understood.
`;
