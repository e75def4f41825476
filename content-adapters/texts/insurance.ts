import { four, listItem } from '../../schemas/core/four.ts'

/** How to register with a clinic; the same for guaranteed and insured care. */
export const registering = {
  title: four(
    'Как прикрепиться к\u00a0поликлинике',
    'Емханаға қалай тіркелуге болады',
    'Poliklinikaga qanday biriktirilish mumkin',
    'How to register with a clinic',
  ),
  items: [
    listItem(
      four('Выберите поликлинику', 'Емхананы таңдаңыз', 'Poliklinikani tanlang', 'Choose a clinic'),
      four(
        'В\u00a0своём городе или районе, из\u00a0тех, что работают с\u00a0Фондом медицинского страхования. Удобнее та, до\u00a0которой близко идти.',
        'Өз қалаңыздағы немесе ауданыңыздағы медициналық сақтандыру қорымен жұмыс істейтін емханалардың бірін. Үйге жақыны ыңғайлы.',
        'Oʻz shahringiz yoki tumaningizdagi tibbiy sugʻurta jamgʻarmasi bilan ishlaydiganlardan birini. Uyga yaqini qulayroq.',
        'In your own town or district, one that works with the Health Insurance Fund. The one within walking distance is the most convenient.',
      ),
    ),
    listItem(
      four('Подайте заявку', 'Өтінім беріңіз', 'Ariza bering', 'Apply'),
      four(
        'На\u00a0egov.kz, в\u00a0разделе «Здравоохранение»; понадобится электронная подпись. Или обратитесь в\u00a0саму поликлинику с\u00a0удостоверением личности.',
        'egov.kz сайтының «Денсаулық сақтау» бөлімінде; электрондық қолтаңба керек болады. Немесе жеке куәлікпен емхананың өзіне барыңыз.',
        'egov.kz saytining “Sogʻliqni saqlash” boʻlimida; elektron imzo kerak boʻladi. Yoki shaxsni tasdiqlovchi hujjat bilan poliklinikaning oʻziga boring.',
        'On egov.kz, in its health care section; you need an electronic signature. Or go to the clinic itself with your identity card.',
      ),
    ),
    listItem(
      four('Дождитесь ответа', 'Жауабын күтіңіз', 'Javobini kuting', 'Wait for the answer'),
      four(
        'Решение придёт уведомлением. Открепляться от\u00a0прежней поликлиники не\u00a0нужно, это произойдёт само.',
        'Шешім хабарландыру болып келеді. Бұрынғы емханадан шығудың қажеті жоқ, ол өздігінен болады.',
        'Qaror bildirishnoma boʻlib keladi. Avvalgi poliklinikadan chiqish shart emas, bu oʻz-oʻzidan boʻladi.',
        'The decision comes as a notification. You need not leave your previous clinic: that happens by itself.',
      ),
    ),
  ],
}

const fund = { kind: 'url' as const, href: 'https://fms.kz' }
const government = { kind: 'url' as const, href: 'https://egov.kz' }

/** Official information and checks. */
export const officialSources = {
  title: four('Официальные источники', 'Ресми дереккөздер', 'Rasmiy manbalar', 'Official sources'),
  lead: four(
    'На\u00a0этой странице общая справка. Правила и\u00a0суммы меняются, точные условия смотрите здесь.',
    'Бұл беттегі мәлімет жалпы анықтама ретінде берілген. Ережелер мен сомалар өзгеріп тұрады, нақты шарттарды осы жерден қараңыз.',
    'Bu sahifadagi maʼlumot umumiy. Qoidalar va summalar oʻzgarib turadi, aniq shartlarni shu yerdan koʻring.',
    'This page is general information. Rules and amounts change; see here for what applies now.',
  ),
  items: [
    {
      ...listItem(
        four('fms.kz', 'fms.kz', 'fms.kz', 'fms.kz'),
        four(
          'Сайт Фонда социального медицинского страхования: проверка статуса, перечни услуг, размеры взносов. Телефон контакт-центра\u00a0— 1406.',
          'Әлеуметтік медициналық сақтандыру қорының сайты: мәртебені тексеру, қызметтер тізімі, жарна мөлшері. Байланыс орталығының телефоны\u00a0— 1406.',
          'Ijtimoiy tibbiy sugʻurta jamgʻarmasi sayti: holatni tekshirish, xizmatlar roʻyxati, badallar miqdori. Aloqa markazining telefoni\u00a0— 1406.',
          'The site of the Social Health Insurance Fund: checking a status, lists of services, sizes of contributions. Its contact centre is on 1406.',
        ),
      ),
      link: fund,
    },
    {
      ...listItem(
        four('egov.kz', 'egov.kz', 'egov.kz', 'egov.kz'),
        four(
          'Электронное правительство: прикрепление к\u00a0поликлинике и\u00a0сведения о\u00a0взносах. То\u00a0же есть в\u00a0приложении eGov Mobile.',
          'Электрондық үкімет: емханаға тіркелу және жарналар туралы мәлімет. Осының бәрі eGov Mobile қосымшасында да бар.',
          'Elektron hukumat: poliklinikaga biriktirilish va badallar haqida maʼlumot. Xuddi shular eGov Mobile ilovasida ham bor.',
          'Electronic government: registering with a clinic and records of contributions. The eGov Mobile app has the same.',
        ),
      ),
      link: government,
    },
  ],
}
