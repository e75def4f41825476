import { four } from '../../../schemas/core/four.ts'
import type { Label } from '../../../schemas/core/type.ts'

/** What the drawn pictures of a kind show, and those with a number that show something else. */
export const photoTexts: Record<string, Label> = {
  room: four(
    'Рисунок: светлый кабинет врача',
    'Сурет: дәрігердің жарық кабинеті',
    'Rasm: shifokorning yorugʻ xonasi',
    'Drawing: a bright consulting room',
  ),
  reception: four(
    'Рисунок: приёмная',
    'Сурет: қабылдау залы',
    'Rasm: qabulxona',
    'Drawing: the reception area',
  ),
  tools: four(
    'Рисунок: инструменты врача на подносе',
    'Сурет: науадағы дәрігер құралдары',
    'Rasm: patnisdagi shifokor asboblari',
    'Drawing: instruments on a tray',
  ),
  plants: four('Рисунок: растения', 'Сурет: өсімдіктер', 'Rasm: oʻsimliklar', 'Drawing: plants'),
  kids: four(
    'Рисунок: детская игровая комната',
    'Сурет: балалар ойын бөлмесі',
    'Rasm: bolalar oʻyin xonasi',
    'Drawing: a playroom for children',
  ),
  entrance: four(
    'Рисунок: вход в здание',
    'Сурет: ғимаратқа кіреберіс',
    'Rasm: binoga kirish',
    'Drawing: the entrance of the building',
  ),
  registry: four(
    'Рисунок: зал с окнами регистратуры',
    'Сурет: тіркеу терезелері бар зал',
    'Rasm: qabulxona derazalari bor zal',
    'Drawing: the hall with the registration windows',
  ),
  corridor: four(
    'Рисунок: коридор с сиденьями',
    'Сурет: орындықтары бар дәліз',
    'Rasm: oʻrindiqli yoʻlak',
    'Drawing: a corridor with seats',
  ),
  laboratory: four(
    'Рисунок: лаборатория',
    'Сурет: зертхана',
    'Rasm: laboratoriya',
    'Drawing: the laboratory',
  ),
  vaccination: four(
    'Рисунок: прививочный кабинет',
    'Сурет: екпе кабинеті',
    'Rasm: emlash xonasi',
    'Drawing: the vaccination room',
  ),
  scanner: four(
    'Рисунок: кабинет диагностики',
    'Сурет: диагностика кабинеті',
    'Rasm: diagnostika xonasi',
    'Drawing: the diagnostics room',
  ),
  window: four(
    'Рисунок: вид из окна',
    'Сурет: терезеден көрініс',
    'Rasm: derazadan koʻrinish',
    'Drawing: the view from a window',
  ),
  facade: four(
    'Рисунок: здание больницы',
    'Сурет: аурухана ғимараты',
    'Rasm: shifoxona binosi',
    'Drawing: the hospital building',
  ),
  lobby: four('Рисунок: просторный холл', 'Сурет: кең холл', 'Rasm: keng xoll', 'Drawing: a wide lobby'),
  ward: four(
    'Рисунок: палата с кроватью у окна',
    'Сурет: терезе жанында төсегі бар палата',
    'Rasm: deraza yonida karavoti bor palata',
    'Drawing: a ward with a bed by the window',
  ),
  theatre: four(
    'Рисунок: операционная',
    'Сурет: операция бөлмесі',
    'Rasm: operatsiya xonasi',
    'Drawing: the operating theatre',
  ),
  gym: four(
    'Рисунок: зал для занятий',
    'Сурет: жаттығу залы',
    'Rasm: mashgʻulot zali',
    'Drawing: the exercise room',
  ),
  books: four(
    'Рисунок: полки с книгами',
    'Сурет: кітап сөрелері',
    'Rasm: kitob tokchalari',
    'Drawing: shelves of books',
  ),
  study: four(
    'Рисунок: комната для разговора',
    'Сурет: әңгімелесетін бөлме',
    'Rasm: suhbat xonasi',
    'Drawing: a room to talk in',
  ),
  tea: four('Рисунок: чайный уголок', 'Сурет: шай бұрышы', 'Rasm: choy burchagi', 'Drawing: a tea corner'),
  garden: four(
    'Рисунок: дом и сад',
    'Сурет: үй мен бақ',
    'Rasm: uy va bogʻ',
    'Drawing: the house and its garden',
  ),
  'gym-2': four('Рисунок: бассейн', 'Сурет: бассейн', 'Rasm: hovuz', 'Drawing: the pool'),
}
