import { picture } from '../../parts/picture.ts'
import type { SeedPhoto } from '../../parts/seed-types.ts'

export const gallery: SeedPhoto[] = [
  {
    image: picture('demo-family/room-1', {
      ru: 'Рисунок: кабинет со столом, монитором и мягким креслом у окна',
      kk: 'Сурет: терезе жанында үстелі, мониторы және жұмсақ креслосы бар кабинет',
    }),
    caption: { ru: 'Кабинет семейного врача.', kk: 'Отбасы дәрігерінің кабинеті.' },
  },
  {
    image: picture('demo-family/room-2', { ru: 'Рисунок: кабинет с кушеткой, картиной и большим растением' }),
    caption: { ru: 'Кабинет педиатра.', uz: 'Pediatr xonasi.' },
  },
  {
    image: picture('demo-family/room-3', { ru: 'Рисунок: кресло, столик и фикус у высокого окна' }),
    caption: { ru: 'Здесь можно посидеть после анализа.' },
  },
]
