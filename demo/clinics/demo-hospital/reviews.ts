import type { SeedReview } from '../../parts/seed-types.ts'

/** Invented reviews, each in its author's language. */
export const reviews: SeedReview[] = [
  {
    specialist: '100509',
    author: 'Gulbahor opa',
    rating: 5,
    lang: 'uz',
    date: '2026-11-16',
    text: 'Insultdan keyin oʻng qoʻlim ishlamas edi. Malika Farhodovna “nima qilishni xohlaysiz?” deb soʻradi, men non yopishni dedim. Olti haftadan keyin birinchi nonimni yopdim.',
  },
  {
    specialist: '100506',
    author: 'Рустам А.',
    rating: 5,
    lang: 'ru',
    date: '2026-11-09',
    text: 'Оперировали грыжу. Рисунок, на котором хирург всё объяснил, до сих пор лежит дома. На третий день уже ходил по двору.',
  },
  {
    author: 'Ирина В.',
    rating: 3,
    lang: 'ru',
    date: '2026-10-31',
    text: 'К врачам вопросов нет, а парковка — лабиринт. Двадцать минут искала въезд и опоздала на МРТ.',
    answer:
      'Ирина, вы правы: старый указатель стоял за деревом. Мы поставили новый на перекрёстке и добавили схему въезда в сообщение о записи.',
  },
  {
    specialist: '100501',
    author: 'Қанат',
    rating: 5,
    lang: 'kk',
    date: '2026-10-22',
    text: 'Шымкенттен әкемді алып келдік. Дәрігер асықпай тыңдап, үш дәрінің екеуі бірін-бірі қайталайтынын тапты. Қазақша түсіндіре алатын мейіргер де болды, рақмет.',
  },
  {
    specialist: '100504',
    author: 'Daniel',
    rating: 5,
    lang: 'en',
    date: '2026-10-14',
    text: 'I am claustrophobic and dreaded the MRI. They let me look at the scanner first and talked to me all the way through. The report came the same evening.',
  },
  {
    author: 'Shahnoza',
    rating: 4,
    lang: 'uz',
    date: '2026-10-05',
    text: 'Onam ikki kecha yotdi, yonida qolishimga ruxsat berishdi. Faqat kechki ovqat sal erta, soat oltida.',
    answer: 'Rahmat, Shahnoza. Endi kechki ovqatni soat 18:00 yoki 19:30 ga tanlash mumkin.',
  },
  {
    specialist: '100502',
    author: 'Олег М.',
    rating: 5,
    lang: 'ru',
    date: '2026-09-26',
    text: 'Стент поставили через запястье. Доктор Рустамов показал запись: где было сужение и что стало. Второе сужение трогать не стал и объяснил почему.',
  },
  {
    author: 'Феруза',
    rating: 2,
    lang: 'ru',
    date: '2026-09-12',
    text: 'Результат анализа обещали к вечеру, а прислали через день, пришлось звонить дважды.',
    answer:
      'Феруза, просим прощения. В тот день анализатор был на обслуживании, а мы не предупредили. Теперь при задержке приходит сообщение с новым сроком.',
  },
  {
    specialist: '100507',
    author: 'Тамара П.',
    rating: 5,
    lang: 'ru',
    date: '2026-08-29',
    text: 'Новое колено. Хирург сам пришёл в зал посмотреть, как я хожу, и поправил палку по росту.',
  },
  {
    specialist: '100508',
    author: 'Nilufar',
    rating: 5,
    lang: 'uz',
    date: '2026-08-11',
    text: 'Narkozdan juda qoʻrqardim. Kamola Rustamovna operatsiyadan uch kun oldin hammasini tushuntirdi va uygʻonganimda yonimda edi.',
  },
  {
    author: 'Бекзат',
    rating: 4,
    lang: 'kk',
    date: '2026-07-24',
    text: 'Тексерудің бәрі бір күнде бітті, түсірілім сілтемемен келді. Асханада таңдау көбірек болса екен.',
  },
]
