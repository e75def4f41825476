import { picture } from '../../parts/picture.ts'
import type { SeedPhoto } from '../../parts/seed-types.ts'

/** The rooms, then the covers of the journal on their walls. */
export const gallery: SeedPhoto[] = [
  {
    image: picture('demo-journal/reception-2', {
      ru: 'Рисунок: стойка регистратуры с тремя лампами, кресло и пальма у окна',
      kk: 'Сурет: үш шамы бар тіркеу үстелі, терезе жанында кресло мен пальма',
      uz: 'Rasm: uch chiroqli qabul peshtaxtasi, deraza yonida kreslo va palma',
      en: 'Drawing: a reception desk under three lamps, an armchair and a palm by the window',
    }),
    caption: {
      ru: 'Регистратура. На стойке лежат свежие памятки: берите любую.',
      kk: 'Тіркеу үстелі. Үстінде жаңа жадынамалар жатыр: кез келгенін алыңыз.',
      uz: 'Qabul peshtaxtasi. Ustida yangi eslatmalar: istaganingizni oling.',
      en: 'Reception. Fresh leaflets lie on the desk: take any of them.',
    },
  },
  {
    image: picture('demo-journal/hero-1', {
      ru: 'Рисунок: просторный холл с диваном и креслом, за большим окном город',
      kk: 'Сурет: диваны мен креслосы бар кең холл, үлкен терезенің ар жағында қала',
      uz: 'Rasm: divani va kreslosi bor keng xoll, katta deraza ortida shahar',
      en: 'Drawing: a spacious lounge with a sofa and an armchair, the city beyond a large window',
    }),
    caption: {
      ru: 'Здесь ждут приёма и читают прошлые номера.',
      kk: 'Мұнда қабылдауды күтіп, өткен нөмірлерді оқиды.',
      uz: 'Bu yerda qabulni kutib, oldingi sonlarni oʻqishadi.',
      en: 'Here people wait for their visit and read past issues.',
    },
  },
  {
    image: picture('demo-journal/room-1', {
      ru: 'Рисунок: кабинет врача — стол с монитором, кресло, часы, за окном степь',
      kk: 'Сурет: дәрігер кабинеті — мониторы бар үстел, кресло, сағат, терезеде дала',
      uz: 'Rasm: shifokor xonasi — monitorli stol, kreslo, soat, deraza ortida dasht',
      en: 'Drawing: a doctor’s room with a desk and a screen, an armchair, a clock and the steppe outside',
    }),
    caption: {
      ru: 'Кабинет семейного врача.',
      kk: 'Отбасы дәрігерінің кабинеті.',
      uz: 'Oilaviy shifokor xonasi.',
      en: 'The family doctor’s room.',
    },
  },
  {
    image: picture('demo-journal/kids-3', {
      ru: 'Рисунок: детская комната с мишкой, ракетой и холмами на стене',
      kk: 'Сурет: қонжығы, зымыраны және қабырғасында төбелері бар балалар бөлмесі',
      uz: 'Rasm: ayiqcha, raketa va devorida tepaliklar bor bolalar xonasi',
      en: 'Drawing: a playroom with a bear, a rocket and hills painted on the wall',
    }),
    caption: {
      ru: 'Детская. Холмы на стене рисовали пациенты.',
      kk: 'Балалар бөлмесі. Қабырғадағы төбелерді пациенттер салған.',
      uz: 'Bolalar xonasi. Devordagi tepaliklarni bemorlar chizgan.',
      en: 'The playroom. Patients painted the hills.',
    },
  },
  {
    image: picture('demo-journal/room-3', {
      ru: 'Рисунок: кресло у высокого окна, фикус и столик',
      kk: 'Сурет: биік терезе жанындағы кресло, фикус пен кішкентай үстел',
      uz: 'Rasm: baland deraza yonidagi kreslo, fikus va stolcha',
      en: 'Drawing: an armchair by a tall window, a ficus and a small table',
    }),
    caption: {
      ru: 'Тихий угол для кормления.',
      kk: 'Бала емізетін тыныш бұрыш.',
      uz: 'Emizish uchun tinch burchak.',
      en: 'A quiet corner for feeding.',
    },
  },
  {
    image: picture('demo-journal/room-4', {
      ru: 'Рисунок: кабинет диагностики с кушеткой и экраном на стене',
      kk: 'Сурет: кушеткасы мен қабырғада экраны бар диагностика кабинеті',
      uz: 'Rasm: kushetka va devorda ekrani bor diagnostika xonasi',
      en: 'Drawing: a diagnostics room with a couch and a screen on the wall',
    }),
  },
  {
    image: picture('demo-journal/kids-2', {
      ru: 'Рисунок: игровой уголок под нарисованной радугой, мишка и кубики',
      kk: 'Сурет: салынған кемпірқосақ астындағы ойын бұрышы, қонжық пен текшелер',
      uz: 'Rasm: chizilgan kamalak ostidagi oʻyin burchagi, ayiqcha va kubiklar',
      en: 'Drawing: a play corner under a painted rainbow, a bear and building blocks',
    }),
  },
  {
    image: picture('demo-journal/plants-3', {
      ru: 'Рисунок: две полки с растениями, книгами и картиной',
      kk: 'Сурет: өсімдік, кітап және картина қойылған екі сөре',
      uz: 'Rasm: oʻsimliklar, kitoblar va surat qoʻyilgan ikki javon',
      en: 'Drawing: two shelves with plants, books and a picture',
    }),
    caption: {
      ru: 'Редакционная полка: половина книг — детские.',
      kk: 'Редакция сөресі: кітаптардың жартысы — балаларға арналған.',
      uz: 'Tahririyat javoni: kitoblarning yarmi — bolalarniki.',
      en: 'The editors’ shelf: half of the books are for children.',
    },
  },
  {
    image: picture('demo-journal/window-2', {
      ru: 'Рисунок: окно на степь, на подоконнике деревце, чашка и книги',
      kk: 'Сурет: далаға қараған терезе, алдында кішкентай ағаш, кесе мен кітаптар',
      uz: 'Rasm: dashtga qaragan deraza, tokchasida daraxtcha, piyola va kitoblar',
      en: 'Drawing: a window on to the steppe, a small tree, a cup and books on the sill',
    }),
  },
  {
    image: picture('demo-journal/plants-1', {
      ru: 'Рисунок: деревце в квадратном кашпо и картина с листом на стене',
      kk: 'Сурет: төртбұрышты құмырадағы ағаш және қабырғадағы жапырақ суреті',
      uz: 'Rasm: toʻrtburchak tuvakdagi daraxtcha va devorda barg surati',
      en: 'Drawing: a small tree in a square pot and a picture of a leaf on the wall',
    }),
  },
  {
    image: picture('demo-journal/tools-2', {
      ru: 'Рисунок: лоток с инструментами врача и фонендоскоп, вид сверху',
      kk: 'Сурет: дәрігер құралдары салынған науа мен фонендоскоп, жоғарыдан көрініс',
      uz: 'Rasm: shifokor asboblari solingan patnis va fonendoskop, tepadan koʻrinish',
      en: 'Drawing: a tray of a doctor’s instruments and a stethoscope, from above',
    }),
  },
  {
    image: picture('demo-journal/kids-4', {
      ru: 'Рисунок: большая ракета, флажки и пузыри на стене детской комнаты',
      kk: 'Сурет: үлкен зымыран, жалаушалар және балалар бөлмесінің қабырғасындағы көпіршіктер',
      uz: 'Rasm: katta raketa, bayroqchalar va bolalar xonasi devoridagi pufakchalar',
      en: 'Drawing: a large rocket, bunting and bubbles on the wall of the playroom',
    }),
  },
  {
    image: picture('demo-journal/cover-12', {
      ru: 'Рисунок: лист с правкой красным карандашом, карандаш, ластик и чашка кофе',
      kk: 'Сурет: қызыл қарындашпен түзетілген парақ, қарындаш, өшіргіш және кофе',
      uz: 'Rasm: qizil qalam bilan tuzatilgan varaq, qalam, oʻchirgʻich va bir piyola qahva',
      en: 'Drawing: a sheet corrected in red, a pencil, a rubber and a cup of coffee',
    }),
    caption: {
      ru: 'Так выглядит статья за день до выхода.',
      kk: 'Мақала жарияланардан бір күн бұрын осындай болады.',
      uz: 'Maqola eʼlon qilinishidan bir kun oldin shunday boʻladi.',
      en: 'What an article looks like the day before it appears.',
    },
  },
  {
    image: picture('demo-journal/cover-11', {
      ru: 'Рисунок: стол врача рано утром — часы, детский рисунок, стопка карт, фонендоскоп и кружка',
      kk: 'Сурет: таңғы дәрігер үстелі — сағат, баланың суреті, карталар, фонендоскоп пен кесе',
      uz: 'Rasm: erta tongda shifokor stoli — soat, bola chizgan rasm, kartalar, fonendoskop va krujka',
      en: 'Drawing: a doctor’s desk early in the morning with a clock, a child’s picture, cards, a stethoscope and a mug',
    }),
    caption: {
      ru: 'Обложка статьи «День педиатра». Висит в коридоре.',
      kk: '«Педиатрдың бір күні» мақаласының мұқабасы. Дәлізде ілулі тұр.',
      uz: '“Pediatrning bir kuni” maqolasining muqovasi. Yoʻlakda osigʻliq turibdi.',
      en: 'The cover of “A paediatrician’s day”. It hangs in the corridor.',
    },
  },
]
