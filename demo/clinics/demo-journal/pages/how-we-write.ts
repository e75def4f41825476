import { block, rich, toPage } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const path = block('path', 'steps', {
  title: {
    ru: 'Путь одной статьи',
    kk: 'Бір мақаланың жолы',
    uz: 'Bitta maqolaning yoʻli',
    en: 'How an article is made',
  },
  items: [
    {
      title: { ru: 'Вопрос', kk: 'Сұрақ', uz: 'Savol', en: 'A question' },
      text: {
        ru: 'Тему выбираете вы: берём то, о чём за неделю спросили три раза или больше.',
        kk: 'Тақырыпты сіз таңдайсыз: бір аптада үш рет не одан көп сұралғанды аламыз.',
        uz: 'Mavzuni siz tanlaysiz: bir haftada uch marta yoki undan koʻp soʻralganini olamiz.',
        en: 'You choose the topic: we take what was asked three times a week or more.',
      },
    },
    {
      title: { ru: 'Черновик', kk: 'Нобай', uz: 'Qoralama', en: 'A draft' },
      text: {
        ru: 'Пишет врач той специальности, о которой речь. К каждому утверждению он прилагает источник.',
        kk: 'Сөз болып отырған мамандықтың дәрігері жазады. Әр тұжырымға дереккөзін қоса береді.',
        uz: 'Gap ketayotgan mutaxassislik shifokori yozadi. Har bir fikrga manbasini ilova qiladi.',
        en: 'A doctor of the speciality in question writes it, with a source for every claim.',
      },
    },
    {
      title: { ru: 'Второй врач', kk: 'Екінші дәрігер', uz: 'Ikkinchi shifokor', en: 'A second doctor' },
      text: {
        ru: 'Коллега сверяет текст с источниками и отдельно — признаки, при которых нужна срочная помощь.',
        kk: 'Әріптесі мәтінді дереккөздермен, ал шұғыл көмек керек белгілерді бөлек салыстырып тексереді.',
        uz: 'Hamkasbi matnni manbalar bilan, shoshilinch yordam kerak boʻlgan belgilarni esa alohida solishtirib tekshiradi.',
        en: 'A colleague compares the text with its sources and, separately, the signs that call for urgent help.',
      },
    },
    {
      title: { ru: 'Читатель', kk: 'Оқырман', uz: 'Oʻquvchi', en: 'A reader' },
      text: {
        ru: 'Один родитель из холла читает вслух. Где споткнулся, там переписываем.',
        kk: 'Холлдағы бір ата-ана дауыстап оқиды. Қай жерде кібіртіктесе, сол жерді қайта жазамыз.',
        uz: 'Xolldagi bitta ota yoki ona ovoz chiqarib oʻqiydi. Qayerda qoqilsa, oʻsha joyni qayta yozamiz.',
        en: 'A parent from the lounge reads it aloud. Wherever they stumble, we rewrite.',
      },
    },
    {
      title: { ru: 'Четыре языка', kk: 'Төрт тіл', uz: 'Toʻrt til', en: 'Four languages' },
      text: {
        ru: 'Переводит человек, для которого язык родной, и врач сверяет цифры и предупреждения.',
        kk: 'Ана тілі сол тіл болған адам аударады, сандар мен ескертулерді дәрігер салыстырады.',
        uz: 'Ona tili shu til boʻlgan odam tarjima qiladi, raqam va ogohlantirishlarni shifokor solishtiradi.',
        en: 'A native speaker translates, and a doctor checks the figures and the warnings.',
      },
    },
    {
      title: { ru: 'Год спустя', kk: 'Бір жылдан кейін', uz: 'Bir yildan keyin', en: 'A year later' },
      text: {
        ru: 'Перечитываем. Если совет устарел, переписываем и ставим новую дату.',
        kk: 'Қайта оқимыз. Кеңес ескірсе, қайта жазып, жаңа күнін қоямыз.',
        uz: 'Qayta oʻqiymiz. Maslahat eskirgan boʻlsa, qayta yozib, yangi sanasini qoʻyamiz.',
        en: 'We read it again. If the advice has aged, we rewrite it and give it a new date.',
      },
    },
  ],
})

const rules = rich({
  ru: `
    ## Источники
    Опираемся на рекомендации ВОЗ, действующие клинические протоколы Казахстана и систематические обзоры. По одному исследованию советов не даём. Рекламные материалы производителей источником не считаем.
    ## Проверка врачами
    Под текстом две подписи: кто написал и кто проверил. Если рекомендации изменились, меняем текст сразу, не дожидаясь ежегодной проверки.
    ## Исправления
    - Ошибку, от которой зависит здоровье, исправляем в день, когда о ней узнали, и пишем об этом первой строкой.
    - Опечатки правим молча.
    - Удалённых статей не бывает: на их месте остаётся объяснение.
    ## Чего у нас не бывает
    - Доз и схем лечения: их назначают ребёнку, а не читателю.
    - Платных статей, скрытой рекламы и слов «чудо», «лучший», «навсегда».
    - Фотографий пациентов. Обложки рисуем сами.
    ## Важно
    Статья не заменяет осмотр. Если вам тревожно, звоните врачу, а при угрозе жизни\u00a0— 103.`,
  kk: `
    ## Дереккөздер
    ДДСҰ ұсынымдарына, Қазақстанның қолданыстағы клиникалық хаттамаларына және жүйелі шолуларға сүйенеміз. Бір ғана зерттеуге сүйеніп кеңес бермейміз. Өндірушілердің жарнама материалдарын дереккөз деп санамаймыз.
    ## Дәрігерлердің тексеруі
    Мәтін астында екі қолтаңба бар: кім жазғаны және кім тексергені. Ұсынымдар өзгерсе, жыл сайынғы тексеруді күтпей, мәтінді бірден өзгертеміз.
    ## Түзетулер
    - Денсаулыққа әсер ететін қатені білген күні түзетіп, ол туралы бірінші жолда жазамыз.
    - Әріп қатесін үнсіз түзетеміз.
    - Мақала із-түзсіз жойылмайды: орнында түсіндірме қалады.
    ## Бізде не болмайды
    - Дәрі мөлшері мен емдеу сызбасы: олар оқырманға емес, балаға тағайындалады.
    - Ақылы мақала, жасырын жарнама және «ғажайып», «ең үздік», «біржола» деген сөздер.
    - Пациенттердің фотосуреті. Мұқабаларды өзіміз саламыз.
    ## Маңызды
    Мақала дәрігердің қарауын алмастырмайды. Мазасыз болсаңыз, дәрігерге, өмірге қауіп төнсе, 103 нөміріне қоңырау шалыңыз.`,
  uz: `
    ## Manbalar
    JSST tavsiyalari, Qozogʻistonning amaldagi klinik bayonnomalari va tizimli sharhlarga tayanamiz. Bitta tadqiqotga tayanib maslahat bermaymiz. Ishlab chiqaruvchilarning reklama materiallarini manba deb hisoblamaymiz.
    ## Shifokorlar tekshiruvi
    Matn ostida ikki imzo bor: kim yozgan va kim tekshirgan. Tavsiyalar oʻzgarsa, yillik tekshiruvni kutmay, matnni darhol oʻzgartiramiz.
    ## Tuzatishlar
    - Sogʻliqqa taʼsir qiladigan xatoni bilgan kunimiz tuzatamiz va bu haqda birinchi qatorda yozamiz.
    - Imlo xatosini indamay tuzatamiz.
    - Maqola izsiz yoʻqolmaydi: oʻrnida tushuntirish qoladi.
    ## Bizda nima boʻlmaydi
    - Dori miqdori va davolash sxemasi: ular oʻquvchiga emas, bolaga tayinlanadi.
    - Pulli maqola, yashirin reklama va “moʻjiza”, “eng yaxshi”, “butunlay” degan soʻzlar.
    - Bemorlarning fotosurati. Muqovalarni oʻzimiz chizamiz.
    ## Muhim
    Maqola koʻrik oʻrnini bosmaydi. Xavotirda boʻlsangiz, shifokorga, hayotga xavf tugʻilsa, 103 raqamiga qoʻngʻiroq qiling.`,
  en: `
    ## Sources
    We rely on WHO guidance, the clinical protocols in force in Kazakhstan and systematic reviews. A single study is not enough for advice. Manufacturers’ advertising does not count as a source.
    ## Review by doctors
    Two signatures stand under a text: who wrote it and who checked it. If guidance changes, we change the text at once and do not wait for the yearly reading.
    ## Corrections
    - A mistake that matters for health is corrected on the day we learn of it, and the first line says so.
    - Typing errors we mend in silence.
    - Articles do not vanish: an explanation stays in their place.
    ## What we never print
    - Doses and treatment plans: they are prescribed for a child, not for a reader.
    - Paid articles, hidden advertising, and the words “miracle”, “best” and “for ever”.
    - Photographs of patients. We draw the covers ourselves.
    ## Please note
    An article does not replace an examination. If you are worried, call a doctor; if a life is in danger, call 103.`,
})

export const howWeWrite: SeedPage = {
  title: { ru: 'Как мы пишем', kk: 'Біз қалай жазамыз', uz: 'Biz qanday yozamiz', en: 'How we write' },
  description: {
    ru: 'Правила редакции вымышленной клиники «Демо-Журнал»: источники, проверка врачами, исправления и то, чего в журнале не бывает.',
    kk: 'Ойдан шығарылған «Демо-Журнал» клиникасы редакциясының ережелері: дереккөздер, дәрігерлердің тексеруі, түзетулер және журналда болмайтын нәрселер.',
    uz: 'Toʻqima “Demo-Jurnal” klinikasi tahririyatining qoidalari: manbalar, shifokorlar tekshiruvi, tuzatishlar va jurnalda boʻlmaydigan narsalar.',
    en: 'Editorial rules of the fictional clinic Demo-Journal: sources, review by doctors, corrections, and what the journal never prints.',
  },
  blocks: [
    block('title', 'page-title', {
      title: { ru: 'Как мы пишем', kk: 'Біз қалай жазамыз', uz: 'Biz qanday yozamiz', en: 'How we write' },
      lead: {
        ru: 'Правила, с которыми можно прийти к нам и сказать: «А здесь вы их нарушили».',
        kk: 'Бізге келіп: «Міне, осы жерде бұздыңыздар», — деп айтуға болатын ережелер.',
        uz: 'Bizga kelib: “Mana bu yerda buzdingiz”, deb aytish mumkin boʻlgan qoidalar.',
        en: 'Rules that you can bring to us and say, “Here you have broken them.”',
      },
    }),
    block('page', 'image', {
      image: picture('demo-journal/cover-12', {
        ru: 'Рисунок: лист с правкой красным карандашом, карандаш, ластик и чашка кофе',
        kk: 'Сурет: қызыл қарындашпен түзетілген парақ, қарындаш, өшіргіш және кофе',
        uz: 'Rasm: qizil qalam bilan tuzatilgan varaq, qalam, oʻchirgʻich va bir piyola qahva',
        en: 'Drawing: a sheet corrected in red, a pencil, a rubber and a cup of coffee',
      }),
      caption: {
        ru: 'Третья правка. До выхода ещё две.',
        kk: 'Үшінші түзету. Жарияланғанға дейін тағы екеуі бар.',
        uz: 'Uchinchi tuzatish. Eʼlon qilinguncha yana ikkitasi bor.',
        en: 'The third round of corrections. Two more to go.',
      },
    }),
    path,
    block('rules', 'rich-text', { content: rules }),
    block('mistake', 'call-to-action', {
      title: {
        ru: 'Нашли ошибку?',
        kk: 'Қате таптыңыз ба?',
        uz: 'Xato topdingizmi?',
        en: 'Found a mistake?',
      },
      text: {
        ru: 'Напишите, в какой статье и что не так. Ответим в течение двух рабочих дней.',
        kk: 'Қай мақалада не дұрыс емесін жазыңыз. Екі жұмыс күні ішінде жауап береміз.',
        uz: 'Qaysi maqolada nima notoʻgʻri ekanini yozing. Ikki ish kuni ichida javob beramiz.',
        en: 'Tell us which article and what is wrong. We reply within two working days.',
      },
      action: {
        label: {
          ru: 'Написать редакции',
          kk: 'Редакцияға жазу',
          uz: 'Tahririyatga yozish',
          en: 'Write to the editors',
        },
        link: toPage('/ask-question'),
      },
      tone: 'calm',
    }),
  ],
}
