/** What the administrator's commands do, for a terminal of 80 columns. */
export const ADMIN_HELP = `Administration of this machine's server

  mix admin create <address>    make an administrator, who may write the catalogue;
                                asks for a password, or reads it from a pipe. An
                                account that exists keeps its password.
      --generate                draws a password and prints it once
  mix admin disable <address>   shut an account out at once; its documents stay
  mix admin enable <address>    let it sign in again
  mix admin remove-factor <address>  let it sign in without a code; for somebody you
                                know, whose phone and recovery codes are gone
  mix admin farms <address>     the farms somebody belongs to, with their ids
  mix admin hand-on <farm> --to <address>  make somebody the owner of a farm whose
                                owners are gone; those who are there stay
  mix admin usage <address>     what an account keeps, of what it may; farm:ID in
                                place of the address for a farm
  mix admin allow <address>     another bound for one account or farm:ID
      --mb, --documents, --farms
  mix admin recount             count anew what everybody keeps
  mix admin backup <file>       copy the database while the server runs
  mix admin restore <file>      put a backup in its place; the server is stopped first
  mix admin check               look for damage and for files others can read

They work on the folder DATA_DIR names, as the server does, and have to run as
the server's own user. A restore keeps accounts, passwords and sessions as they
are now, where the present database can be read. The replaced one is kept beside.

Exit code 0: done. 1: it could not be done. 2: the command was not understood.
`;
