/**
 * Whether an answer is a page of this build. The network may have put something else in its place: a
 * sign-in page of a hotspot, a notice of maintenance, a page of a version deployed meanwhile. Kept
 * once, it would be shown for as long as the version lasts.
 * @param startScript path of the script that every page of the build starts with
 */
export async function isOwnPage(response: Response, startScript: string): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const html = await response.clone().text();
  return html.includes(`src="${startScript}"`);
}
