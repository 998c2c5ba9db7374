/**
 * The head of every published list of leaked passwords, from 6 characters on (NCSC "PwnedPasswordsTop100k"
 * and SplashData yearly lists agree on these), and what a sprayer's owner would think of first. Small
 * on purpose: it stops the first guesses, and claims no more.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 0987654321 11111111
  111111 00000000 000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
  12341234 11223344 12121212 12344321 123123123 123321123 123456123 147258369 147852369 741852963
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd passwort
  motdepasse contraseña qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertz
  qwertzuiop azerty azertyuiop asdfgh asdfghjk asdfghjkl zxcvbnm zxcvbnm1 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qazwsx qazwsxedc q1w2e3r4 q1w2e3r4t5 qweasdzxc 1qazxsw2 zaq12wsx abcd1234 abc12345
  abcdefgh abcdef abcdefg123 abc123456 aa123456 aaaaaaaa a1b2c3d4 a1234567 a12345678 iloveyou
  iloveyou1 letmein letmein1 letmein123 welcome welcome1 welcome123 changeme changeme1 changeme123
  admin123 admin1234 administrator default default1 guest123 test1234 testtest testing1 temp1234
  monkey123 dragon123 football football1 baseball basketball superman superman1 batman123 spiderman
  princess princess1 sunshine sunshine1 shadow12 master123 michael1 jennifer jordan23 charlie1
  computer internet samsung1 pokemon1 starwars whatever trustno1 secret123 mypassword nopassword
  pa55word pass1234 pass12345 password! password1! password123! qwerty123! welcome1! summer2024
  summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 newzealand allblacks
  allblacks1 australia kiwi1234 farm1234 farmer123 sprayer1 sprayer123 tractor1 tractor123 johndeere
  johndeere1 fertiliser fertilizer paddock1 paddock123 holden123 corvette mustang1 liverpool arsenal1
  chelsea1 rangers1 hello123 helloworld goodluck freedom1 flower123 chocolate butterfly elephant
  `
    .trim()
    .split(/\s+/),
);
