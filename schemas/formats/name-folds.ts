import { fold } from './fold.ts'
import { soundsOf } from './sound-out.ts'

/** The forms in which names of a list are compared with typed text (V-20): as they are written, or else as they sound in any script. */
export const nameFolds = [fold, (text: string): string => soundsOf(text).join(' ')]
