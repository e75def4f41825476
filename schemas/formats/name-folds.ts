import { fold } from './fold.ts'
import { soundsOf } from './sound-out.ts'

/** How names in a list are compared with what somebody types (V-20): as they are written, or else as they sound in any script. */
export const nameFolds = [fold, (text: string): string => soundsOf(text).join(' ')]
