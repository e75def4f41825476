import { faqItem, four, listItem } from '../../schemas/core/four.ts'

export const gobmpLead = four(
  'Гарантированный объём бесплатной медицинской помощи\u00a0— это то, что государство оплачивает каждому, застрахован он или нет.',
  'Тегін медициналық көмектің кепілдік берілген көлемі (ТМККК)\u00a0— сақтандырылғанына қарамастан, мемлекет әр адам үшін төлейтін көмек.',
  'Bepul tibbiy yordamning kafolatlangan hajmi (GOBMP)\u00a0— sugʻurtalangan yoki sugʻurtalanmaganidan qatʼi nazar, davlat har bir kishi uchun toʻlaydigan yordam.',
  'The guaranteed volume of free medical care (GOBMP) is what the state pays for everyone, insured or not.',
)

export const gobmpCare = {
  title: four('Что в\u00a0него входит', 'Оған не кіреді', 'Unga nima kiradi', 'What it includes'),
  lead: four(
    'Точный перечень утверждает правительство, и\u00a0он меняется. В\u00a0основном это:',
    'Нақты тізімді үкімет бекітеді және ол өзгеріп тұрады. Негізінен мыналар:',
    'Aniq roʻyxatni hukumat tasdiqlaydi va u oʻzgarib turadi. Asosan bular:',
    'The government sets the exact list, and it changes. In the main it is:',
  ),
  items: [
    listItem(
      four('Скорая помощь', 'Жедел жәрдем', 'Tez tibbiy yordam', 'Ambulance'),
      four(
        'Вызов по\u00a0номеру 103, днём и\u00a0ночью.',
        '103 нөмірі арқылы, күндіз де, түнде де.',
        '103 raqami orqali, kunduzi ham, kechasi ham.',
        'Called on 103, day and night.',
      ),
    ),
    listItem(
      four(
        'Помощь в\u00a0своей поликлинике',
        'Өз емханаңыздағы көмек',
        'Oʻz poliklinikangizdagi yordam',
        'Care at your own clinic',
      ),
      four(
        'Приём участкового врача, наблюдение детей и\u00a0беременных, прививки по\u00a0национальному календарю.',
        'Учаскелік дәрігердің қабылдауы, балалар мен жүкті әйелдерді бақылау, ұлттық күнтізбе бойынша екпелер.',
        'Uchastka shifokorining qabuli, bolalar va homiladorlarni kuzatish, milliy taqvim boʻyicha emlashlar.',
        'Seeing your general practitioner, care for children and pregnant women, vaccinations of the national calendar.',
      ),
    ),
    listItem(
      four(
        'Экстренная госпитализация',
        'Шұғыл емдеуге жатқызу',
        'Shoshilinch yotqizish',
        'Emergency admission',
      ),
      four(
        'Когда есть угроза жизни и\u00a0ждать нельзя.',
        'Өмірге қауіп төніп, күтуге болмайтын кезде.',
        'Hayotga xavf tugʻilib, kutib boʻlmaydigan paytda.',
        'When life is in danger and waiting is not possible.',
      ),
    ),
    listItem(
      four(
        'Социально значимые заболевания',
        'Әлеуметтік мәні бар аурулар',
        'Ijtimoiy ahamiyatga ega kasalliklar',
        'Socially significant diseases',
      ),
      four(
        'Туберкулёз, ВИЧ, злокачественные опухоли и\u00a0другие болезни из\u00a0утверждённого перечня.',
        'Туберкулез, АИТВ, қатерлі ісіктер және бекітілген тізімдегі басқа аурулар.',
        'Sil, OIV, xavfli oʻsmalar va tasdiqlangan roʻyxatdagi boshqa kasalliklar.',
        'Tuberculosis, HIV, malignant tumours and other diseases on an approved list.',
      ),
    ),
    listItem(
      four('Паллиативная помощь', 'Паллиативтік көмек', 'Palliativ yordam', 'Palliative care'),
      four(
        'Уход и\u00a0обезболивание, когда вылечить болезнь уже нельзя.',
        'Ауруды емдеп жазу мүмкін болмағанда күту және ауырсынуды басу.',
        'Kasallikni davolab boʻlmaganda parvarish va ogʻriqni qoldirish.',
        'Care and pain relief when an illness can no longer be cured.',
      ),
    ),
    listItem(
      four('Лекарства', 'Дәрі-дәрмек', 'Dori-darmonlar', 'Medicines'),
      four(
        'Бесплатные препараты при болезнях из\u00a0утверждённого перечня.',
        'Бекітілген тізімдегі ауруларға тегін препараттар.',
        'Tasdiqlangan roʻyxatdagi kasalliklarda bepul dorilar.',
        'Free medicines for the illnesses on an approved list.',
      ),
    ),
  ],
}

export const gobmpQuestions = [
  faqItem(
    four(
      'Кому положена эта помощь?',
      'Бұл көмек кімге беріледі?',
      'Bu yordam kimlarga beriladi?',
      'Who is entitled to it?',
    ),
    four(
      'Гражданам Казахстана, кандасам, беженцам, а\u00a0также иностранцам и\u00a0лицам без гражданства, которые постоянно живут в\u00a0стране. Тем, кто приехал на\u00a0время, помогают бесплатно при острых заболеваниях, опасных для окружающих.',
      'Қазақстан азаматтарына, қандастарға, босқындарға, сондай-ақ елде тұрақты тұратын шетелдіктер мен азаматтығы жоқ адамдарға. Уақытша келгендерге айналадағыларға қауіпті жедел аурулар кезінде тегін көмек көрсетіледі.',
      'Qozogʻiston fuqarolariga, qandoslarga, qochqinlarga, shuningdek, mamlakatda doimiy yashaydigan chet elliklar va fuqaroligi boʻlmagan kishilarga. Vaqtincha kelganlarga atrofdagilar uchun xavfli oʻtkir kasalliklarda bepul yordam beriladi.',
      'Citizens of Kazakhstan, ethnic Kazakhs resettling there (kandas), refugees, and foreigners and stateless people who live in the country permanently. Those on a temporary stay are treated free for acute diseases that are dangerous to others.',
    ),
  ),
  faqItem(
    four(
      'Нужно\u00a0ли прикрепление?',
      'Тіркелу керек пе?',
      'Biriktirilish kerakmi?',
      'Do I have to be registered with a clinic?',
    ),
    four(
      'К\u00a0участковому врачу идут туда, где вы прикреплены. Экстренно помогают везде, прикрепление для этого не\u00a0нужно.',
      'Учаскелік дәрігерге тіркелген емханаңызға барасыз. Шұғыл көмек кез келген жерде көрсетіледі, ол үшін тіркелу керек емес.',
      'Uchastka shifokoriga biriktirilgan poliklinikangizga borasiz. Shoshilinch yordam hamma joyda beriladi, buning uchun biriktirilish shart emas.',
      'You see a general practitioner where you are registered. Emergency care is given anywhere, registered or not.',
    ),
  ),
  faqItem(
    four(
      'Чем это отличается от\u00a0ОСМС?',
      'Мұның МӘМС-тен айырмашылығы неде?',
      'Bu OSMSdan nimasi bilan farq qiladi?',
      'How does it differ from OSMS?',
    ),
    four(
      'ГОБМП оплачивает бюджет, и\u00a0он положен независимо от\u00a0взносов. ОСМС\u00a0— это страховка: узкие специалисты, плановые операции, сложная диагностика для тех, за\u00a0кого платят взносы.',
      'ТМККК бюджеттен төленеді және жарнаға байланысты емес. МӘМС\u00a0— сақтандыру: жарнасы төленген адамдарға бейінді мамандар, жоспарлы операциялар, күрделі диагностика.',
      'GOBMP byudjetdan toʻlanadi va badallarga bogʻliq emas. OSMS esa sugʻurta: badali toʻlangan kishilar uchun tor mutaxassislar, rejali operatsiyalar, murakkab diagnostika.',
      'GOBMP is paid from the budget and does not depend on contributions. OSMS is insurance: specialists, planned surgery and complex diagnostics for those whose contributions are paid.',
    ),
  ),
  faqItem(
    four(
      'За\u00a0бесплатную услугу просят деньги. Что делать?',
      'Тегін қызметке ақша сұраса, не істеу керек?',
      'Bepul xizmat uchun pul soʻrashsa, nima qilish kerak?',
      'I am asked to pay for a free service. What can I do?',
    ),
    four(
      'Спросите, почему она платная именно для вас. Если ответ не\u00a0убедил, обратитесь в\u00a0службу поддержки пациентов этой клиники, затем в\u00a0Фонд по\u00a0номеру 1406.',
      'Оның неге дәл сізге ақылы екенін сұраңыз. Жауабы сендірмесе, сол клиниканың пациенттерді қолдау қызметіне, одан кейін 1406 нөмірі арқылы Қорға хабарласыңыз.',
      'Nega aynan siz uchun pullik ekanini soʻrang. Javob qoniqtirmasa, oʻsha klinikaning bemorlarni qoʻllab-quvvatlash xizmatiga, soʻng 1406 raqami orqali Jamgʻarmaga murojaat qiling.',
      'Ask why you in particular have to pay. If the answer does not convince you, turn to the patient support service of that clinic, then to the Fund on 1406.',
    ),
  ),
]
