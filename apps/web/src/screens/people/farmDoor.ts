/** What needs the farm's own word; fetched when it is first asked for. */
export const farmDoor = async () => (await import('../../documents/farm/farmDoor.ts')).farmDoor;
