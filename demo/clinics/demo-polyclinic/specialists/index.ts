import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { akhmetovaGulzhan } from './akhmetova-gulzhan.ts'
import { bondarenkoIgor } from './bondarenko-igor.ts'
import { gordeevAnton } from './gordeev-anton.ts'
import { khasanovRustam } from './khasanov-rustam.ts'
import { liVyacheslav } from './li-vyacheslav.ts'
import { omarovDauren } from './omarov-dauren.ts'
import { pakViktoriya } from './pak-viktoriya.ts'
import { rakhimovaNilufar } from './rakhimova-nilufar.ts'
import { saparovAlmas } from './saparov-almas.ts'
import { tleubaevaMadina } from './tleubaeva-madina.ts'
import { veberEkaterina } from './veber-ekaterina.ts'
import { zhumabekovaAinur } from './zhumabekova-ainur.ts'

/** The medical director first, then by demand. */
export const specialists: SeedSpecialist[] = [
  akhmetovaGulzhan,
  zhumabekovaAinur,
  veberEkaterina,
  omarovDauren,
  tleubaevaMadina,
  bondarenkoIgor,
  rakhimovaNilufar,
  saparovAlmas,
  pakViktoriya,
  liVyacheslav,
  khasanovRustam,
  gordeevAnton,
]
