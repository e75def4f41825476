/**
 * Whether a time `00:30` is before dawn: "tomorrow, 00:00" is read as the end of tomorrow by some, and as its beginning by others. A whole day,
 * whose time is empty, is not.
 */
export const isAtNight = (time: string): boolean => time >= '00:00' && time < '05:00'
