import { crossIcon } from '../ui/icon/cross-icon.ts'

/** The application's icon. */
export const icon = crossIcon('#0b6e7f')
