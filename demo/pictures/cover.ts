import { cough, kindergarten, pickyEater, schoolGlasses, screen, sleep } from './covers/childhood.ts'
import { correctedPage, doctorsDay, vaccines } from './covers/clinic.ts'
import { bloodTest, drinking, eyeExam, fever, newborn, nosebleed } from './covers/leaflets.ts'
import { medicineChest, safeHome, sunscreen, tick, winterWalk } from './covers/seasons.ts'
import { nth, type Scene } from './scene.ts'

const covers = [
  sleep,
  cough,
  screen,
  kindergarten,
  schoolGlasses,
  pickyEater,
  sunscreen,
  medicineChest,
  winterWalk,
  vaccines,
  doctorsDay,
  correctedPage,
  fever,
  drinking,
  nosebleed,
  tick,
  safeHome,
  bloodTest,
  newborn,
  eyeExam,
] as const

/**
 * Covers of a journal by number: twenty still lifes in the clinic's colours; their objects are the same for
 * every clinic.
 */
export const cover: Scene = ({ number, palette, random }) => nth(covers, number)(palette, random)
