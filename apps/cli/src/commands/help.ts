/** What the program can do, for a terminal of 80 columns. */
export const helpText = (): string => `Mix Calculator on the command line

  mix plan [file]          plan a mix: JSON in, { plan, problems } as JSON out
      --table              a job sheet to read instead of JSON
      --units us|imperial  units of the job sheet (metric unless said)
      --language es|fr     language of the job sheet (English unless said)
      --server <url> --token-file <file>
                           have a server plan it, with a token of an account;
                           --language en|es|fr adds the problems in words
  mix solve [file]         look for rate, loads and nozzle that meet a target
  mix pairs [product] [product]
                           what is known of products in one tank: all of
                           them, one with the others, or two with reasons
  mix catalogue check      prove units, ranges, sums and sources of the facts
      report               what it holds, how it is known, and what is missing
  mix problems [code]      what a plan can report: words, meaning, an example
  mix schema               JSON Schema of a mix
  mix publish              bring a database up to this program's catalogue
      --project <id>       a hosted project; an access token is piped in
      --server <url> --as <address>
                           a server of your own; the password of that
                           administrator is piped in
  mix admin --help         administrators, backup and restore of a server
  mix move --help          from a server of your own to a hosted project, and back
  mix --help, --version

Without a file, or with -, the JSON is read from standard input.
Every field of a mix is described in docs/draft.md. Figures are exact;
rounding belongs to what shows them.

Exit code 0: there is a plan. 1: something stops it; the problems say what.
2: the command or its input was not understood.

Example:
  echo '{"machineId":"custom","tankCapacityL":1200,"sprayAreaHa":37.5,
    "applicationRateLPerHa":180,"products":[{"productId":"urea",
    "rate":{"value":25,"unit":"kg/ha"}}]}' | npm run -s mix -- plan --table
`;
