import type { SeedReview } from '../../parts/seed-types.ts'

/** Invented reviews of the clinic, its texts and its doctors, each in its author's language. */
export const reviews: SeedReview[] = [
  {
    specialist: '100701',
    author: 'Асель М.',
    rating: 5,
    lang: 'ru',
    date: '2026-11-16',
    text: 'Пришли с шестидневной дочкой. Сауле Маратовна посмотрела её за десять минут, а остальные полчаса отвечала на мои вопросы по списку. Ни разу не посмотрела на часы. Распечатка про сон теперь висит у нас на холодильнике.',
  },
  {
    specialist: '100706',
    author: 'Гүлнәр',
    rating: 5,
    lang: 'kk',
    date: '2026-11-11',
    text: 'Ұлым түнде селк ете қалады деп қорқып келдік. Павел Андреевич бейнежазбаны мұқият көріп, қалыпты жағдай екенін түсіндірді, артық тексеруге жібермеді. Мақаласын оқып, сабырға келдік.',
  },
  {
    author: 'Роман',
    rating: 3,
    lang: 'ru',
    date: '2026-11-02',
    text: 'Врачи хорошие, статьи полезные. Но в субботу записаться почти невозможно, а по телефону ответили только с третьего раза.',
    answer:
      'Роман, спасибо, что написали прямо. По субботам у нас принимают два врача, и мест правда мало: с декабря добавим третьего. Телефон разделили на две линии, вторая теперь в контактах.',
  },
  {
    specialist: '100704',
    author: 'Dilfuza',
    rating: 5,
    lang: 'uz',
    date: '2026-10-30',
    text: 'Qizim yoʻtaldan uxlay olmayotgan edi. Rustam Olimovich oʻzbekcha, shoshilmay tushuntirdi, antibiotik kerak emasligini aytdi. Bir haftada oʻtib ketdi. Maqolasini qarindoshlarga ham yubordim.',
  },
  {
    specialist: '100703',
    author: 'Марина и Лиза, 8 лет',
    rating: 5,
    lang: 'ru',
    date: '2026-10-19',
    text: 'Ирина Генриховна разрешила самой крутить линзы. Я теперь вижу номера автобусов! Лиза. От мамы: год назад нам в другом месте сказали «подождём», а оказалось минус два.',
  },
  {
    author: 'Tom',
    rating: 4,
    lang: 'en',
    date: '2026-10-08',
    text: 'We moved here for a year with two kids. Booking in English was easy and the leaflets are excellent. One star off because the English consent form still had to be requested.',
    answer:
      'Thank you, Tom. You were right: the English form now lies at reception next to the other three, no need to ask.',
  },
  {
    specialist: '100705',
    author: 'Жанар Т.',
    rating: 5,
    lang: 'ru',
    date: '2026-09-21',
    text: 'У сына атопический дерматит. Мадина Болатовна не отменила всю еду подряд, как делали раньше, а показала, чем и как мазать. Первый раз за год он спит не почёсываясь.',
  },
  {
    specialist: '100702',
    author: 'Ерболат',
    rating: 4,
    lang: 'kk',
    date: '2026-09-09',
    text: 'Данияр Серікұлына бүкіл отбасымызбен барамыз. Әкемнің қысымын да, баланың жөтелін де бір дәрігер біледі, бұл ыңғайлы. Тек көлік қоятын орын аз.',
    answer: 'Рақмет, Ерболат! Аула артындағы тұрақта клиника келушілеріне сегіз орын бөлдік, белгісі бар.',
  },
  {
    author: 'Наталья',
    rating: 5,
    lang: 'ru',
    date: '2026-08-27',
    text: 'Перед прививкой попросила показать температурный журнал. Не удивились, принесли, объяснили. После этого вопросов не осталось.',
  },
  {
    author: 'Sevara',
    rating: 5,
    lang: 'uz',
    date: '2026-07-15',
    text: 'Quyosh kremi haqidagi maqolani oʻqib keldik, bolalar uchun hammasini tushuntirib berishdi. Narxlar saytdagidek edi.',
  },
]
