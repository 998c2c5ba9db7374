import { IdentityError } from './IdentityError.ts';

/** @throws IdentityError INVALID_DISPLAY_NAME. */
export function displayName(text: string): string {
  if (!/^\P{C}{1,256}$/u.test(text)) throw new IdentityError('INVALID_DISPLAY_NAME');
  return text;
}

/** @throws IdentityError INVALID_PHOTO_URL. */
export function photoUrl(text: string): string {
  const url = text.length <= 2048 ? URL.parse(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') {
    throw new IdentityError('INVALID_PHOTO_URL');
  }
  return text;
}
