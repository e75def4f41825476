import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { answered, four, questions } from './words.ts'

const booking = questions(
  'booking',
  four('Запись на\u00a0приём', 'Қабылдауға жазылу', 'Qabulga yozilish', 'Booking a visit'),
  [
    answered(
      four(
        'Как записаться к\u00a0врачу?',
        'Дәрігерге қалай жазылуға болады?',
        'Shifokorga qanday yoziladi?',
        'How do I book a doctor?',
      ),
      four(
        'Откройте сайт клиники и\u00a0нажмите «Записаться на\u00a0приём». Если клиника записывает по\u00a0телефону, на\u00a0странице будет её номер.',
        'Клиника сайтын ашып, «Қабылдауға жазылу» түймесін басыңыз. Клиника телефонмен жазса, бетте оның нөмірі болады.',
        'Klinika saytini oching va “Qabulga yozilish” tugmasini bosing. Klinika telefon orqali yozsa, sahifada uning raqami boʻladi.',
        'Open the clinic’s site and press “Book an appointment”. If the clinic books by phone, the page shows its number.',
      ),
    ),
    answered(
      four(
        'Нужна\u00a0ли для этого регистрация?',
        'Ол үшін тіркелу керек пе?',
        'Buning uchun roʻyxatdan oʻtish kerakmi?',
        'Do I have to sign up for it?',
      ),
      four(
        'Нет. Достаточно имени и\u00a0телефона или почты: на\u00a0них придёт код из\u00a0шести цифр. Кабинет можно завести позже.',
        'Жоқ. Аты-жөніңіз бен телефоныңыз немесе поштаңыз жеткілікті: соған алты санды код келеді. Кабинетті кейін ашуға болады.',
        'Yoʻq. Ism va telefon yoki pochta yetarli: ularga olti raqamli kod keladi. Kabinetni keyin ochish mumkin.',
        'No. A name and a phone or e-mail are enough: a six-digit code comes to it. You can open an account later.',
      ),
    ),
    answered(
      four(
        'Как отменить или перенести приём?',
        'Қабылдаудан қалай бас тартуға немесе оны ауыстыруға болады?',
        'Qabulni qanday bekor qilish yoki koʻchirish mumkin?',
        'How do I cancel or move a visit?',
      ),
      four(
        'По\u00a0ссылке из\u00a0письма с\u00a0подтверждением. Если до\u00a0приёма осталось слишком мало времени, на\u00a0странице будет телефон клиники.',
        'Растау хатындағы сілтеме арқылы. Қабылдауға тым аз уақыт қалса, бетте клиниканың телефоны тұрады.',
        'Tasdiqlash xatidagi havola orqali. Qabulgacha juda oz vaqt qolgan boʻlsa, sahifada klinika telefoni turadi.',
        'By the link in the confirmation e-mail. If too little time is left before the visit, the page shows the clinic’s phone.',
      ),
    ),
    answered(
      four(
        'По\u00a0какому времени указан приём?',
        'Қабылдау қай уақытпен көрсетілген?',
        'Qabul qaysi vaqt boʻyicha koʻrsatilgan?',
        'Which time zone is a visit shown in?',
      ),
      four(
        'По\u00a0местному времени клиники. Для онлайн-консультации показано и\u00a0ваше.',
        'Клиниканың жергілікті уақытымен. Онлайн-кеңес үшін сіздің уақытыңыз да көрсетіледі.',
        'Klinikaning mahalliy vaqti boʻyicha. Onlayn maslahat uchun sizning vaqtingiz ham koʻrsatiladi.',
        'In the clinic’s local time. For an online consultation yours is shown as well.',
      ),
    ),
  ],
)

const account = questions(
  'account',
  four('Личный кабинет', 'Жеке кабинет', 'Shaxsiy kabinet', 'Your account'),
  [
    answered(
      four(
        'Что хранится в\u00a0кабинете?',
        'Кабинетте не сақталады?',
        'Kabinetda nima saqlanadi?',
        'What does the account hold?',
      ),
      four(
        'Визиты, документы из\u00a0клиник, консультации, ваши отзывы, комментарии и\u00a0избранное.',
        'Қабылдаулар, клиника құжаттары, кеңестер, пікірлеріңіз, түсініктемелеріңіз және таңдаулылар.',
        'Tashriflar, klinika hujjatlari, maslahatlar, sharhlaringiz, izohlaringiz va tanlanganlar.',
        'Visits, documents from clinics, consultations, your reviews, comments and favourites.',
      ),
    ),
    answered(
      four(
        'Кто видит мои медицинские записи?',
        'Медициналық жазбаларымды кім көреді?',
        'Tibbiy yozuvlarimni kim koʻradi?',
        'Who sees my medical records?',
      ),
      four(
        'Вы и\u00a0клиника, которая их сделала. Каждое открытие отмечается, и\u00a0вы видите этот список.',
        'Сіз және оларды жасаған клиника. Әр ашылу белгіленеді, тізімі сізге көрінеді.',
        'Siz va ularni yaratgan klinika. Har bir ochilish qayd etiladi, roʻyxati sizga koʻrinadi.',
        'You and the clinic that made them. Every opening is noted, and you see the list.',
      ),
    ),
    answered(
      four(
        'Какой нужен пароль?',
        'Қандай құпиясөз керек?',
        'Qanday parol kerak?',
        'What password do I need?',
      ),
      four(
        'Не\u00a0короче восьми знаков: строчная и\u00a0заглавная буквы, цифра и\u00a0особый знак, например точка или решётка.',
        'Кемінде сегіз таңба: кіші және бас әріп, сан және нүкте не тор сияқты арнайы таңба.',
        'Kamida sakkiz belgi: kichik va bosh harf, raqam hamda nuqta yoki panjara kabi maxsus belgi.',
        'At least eight characters: a small and a capital letter, a digit and a special sign such as a dot or a hash.',
      ),
    ),
    answered(
      four(
        'Код не\u00a0приходит. Что делать?',
        'Код келмейді. Не істеу керек?',
        'Kod kelmayapti. Nima qilish kerak?',
        'The code does not come. What now?',
      ),
      four(
        'Проверьте номер или адрес и\u00a0папку «Спам». Через минуту можно запросить новый код; каждый действует десять минут.',
        'Нөмірді немесе мекенжайды және «Спам» қалтасын тексеріңіз. Бір минуттан кейін жаңа код сұрауға болады; әр код он минут жарамды.',
        'Raqam yoki manzilni va “Spam” jildini tekshiring. Bir daqiqadan keyin yangi kod soʻrash mumkin; har bir kod oʻn daqiqa amal qiladi.',
        'Check the number or address and the spam folder. After a minute you can ask for a new code; each is valid for ten minutes.',
      ),
    ),
  ],
)

const reviews = questions(
  'reviews',
  four('Отзывы и\u00a0вопросы', 'Пікірлер мен сұрақтар', 'Sharhlar va savollar', 'Reviews and questions'),
  [
    answered(
      four(
        'Кто может оставить отзыв?',
        'Пікірді кім қалдыра алады?',
        'Kim sharh qoldira oladi?',
        'Who can write a review?',
      ),
      four(
        'Тот, кто был на\u00a0приёме сам или с\u00a0близким человеком. У\u00a0отзыва указано, чем подтверждён визит: записью, документом или телефоном.',
        'Қабылдауда өзі немесе жақын адамымен болған кісі. Пікірде келгені немен расталғаны жазылады: жазылу, құжат немесе телефон.',
        'Qabulda oʻzi yoki yaqin kishisi bilan boʻlgan odam. Sharhda tashrif nima bilan tasdiqlangani yoziladi: yozilish, hujjat yoki telefon.',
        'Someone who was there, alone or with a close person. A review says how the visit is confirmed: by a booking, a document or a phone.',
      ),
    ),
    answered(
      four(
        'Почему отзыв не\u00a0появился сразу?',
        'Пікір неге бірден шықпады?',
        'Nega sharh darhol chiqmadi?',
        'Why is my review not there yet?',
      ),
      four(
        'Сначала его читает модератор. Не\u00a0публикуются оскорбления, личные данные, чужие тексты и\u00a0рассказы с\u00a0чужих слов.',
        'Алдымен оны модератор оқиды. Балағаттау, жеке деректер, өзгенің мәтіні және біреуден естіген әңгіме жарияланбайды.',
        'Avval uni moderator oʻqiydi. Haqorat, shaxsiy maʼlumotlar, birovning matni va eshitilgan gaplar eʼlon qilinmaydi.',
        'A moderator reads it first. Insults, personal data, copied texts and hearsay are not published.',
      ),
    ),
    answered(
      four(
        'Может\u00a0ли клиника удалить отзыв?',
        'Клиника пікірді өшіре ала ма?',
        'Klinika sharhni oʻchira oladimi?',
        'Can a clinic remove a review?',
      ),
      four(
        'Нет. Она может ответить и\u00a0пожаловаться, решает модератор.',
        'Жоқ. Ол жауап беріп, шағымдана алады, шешімді модератор қабылдайды.',
        'Yoʻq. U javob berishi va shikoyat qilishi mumkin, qarorni moderator qabul qiladi.',
        'No. It can answer and complain; a moderator decides.',
      ),
    ),
    answered(
      four(
        'Можно\u00a0ли спросить врача до\u00a0приёма?',
        'Қабылдауға дейін дәрігерден сұрауға бола ма?',
        'Qabulgacha shifokordan soʻrasa boʻladimi?',
        'Can I ask a doctor before a visit?',
      ),
      four(
        'Да, если клиника принимает вопросы. Ответ не\u00a0заменяет осмотр. Если состояние опасное, звоните 103.',
        'Иә, клиника сұрақ қабылдаса. Жауап қарап-тексеруді алмастырмайды. Жағдай қауіпті болса, 103-ке қоңырау шалыңыз.',
        'Ha, agar klinika savol qabul qilsa. Javob koʻrik oʻrnini bosmaydi. Ahvol xavfli boʻlsa, 103 ga qoʻngʻiroq qiling.',
        'Yes, if the clinic takes questions. An answer does not replace an examination. In danger, call 103.',
      ),
    ),
  ],
)

const documents = questions('documents', four('Документы', 'Құжаттар', 'Hujjatlar', 'Documents'), [
  answered(
    four(
      'Как проверить справку?',
      'Анықтаманы қалай тексеруге болады?',
      'Maʼlumotnomani qanday tekshirish mumkin?',
      'How do I check a certificate?',
    ),
    four(
      'На\u00a0ней есть код и\u00a0QR. Страница проверки скажет, действителен\u00a0ли документ, какая клиника и\u00a0когда его выдала.',
      'Онда код пен QR бар. Тексеру беті құжаттың жарамды-жарамсыздығын, оны қай клиника және қашан бергенін айтады.',
      'Unda kod va QR bor. Tekshirish sahifasi hujjat amal qiladimi, uni qaysi klinika va qachon berganini aytadi.',
      'It has a code and a QR. The checking page says whether the document is valid, which clinic issued it, and when.',
    ),
  ),
  answered(
    four(
      'Увидит\u00a0ли посторонний мой диагноз?',
      'Бөгде адам диагнозымды көре ме?',
      'Begona kishi tashxisimni koʻradimi?',
      'Can a stranger see my diagnosis?',
    ),
    four(
      'Нет. На\u00a0странице проверки нет ни\u00a0диагноза, ни\u00a0результатов, а\u00a0имя почти всё скрыто.',
      'Жоқ. Тексеру бетінде диагноз да, нәтиже де жоқ, есімнің көбі жасырылған.',
      'Yoʻq. Tekshirish sahifasida tashxis ham, natijalar ham yoʻq, ismning koʻp qismi yashirilgan.',
      'No. The checking page has neither diagnosis nor results, and most of the name is hidden.',
    ),
  ),
])

const clinics = questions('clinics', four('Клиникам', 'Клиникаларға', 'Klinikalarga', 'For clinics'), [
  answered(
    four(
      'Как добавить клинику?',
      'Клиниканы қалай қосуға болады?',
      'Klinikani qanday qoʻshish mumkin?',
      'How do I add a clinic?',
    ),
    four(
      'Представитель клиники регистрируется, указывает название, адрес и\u00a0телефоны и\u00a0прикладывает лицензию. После проверки он становится владельцем страницы.',
      'Клиника өкілі тіркеліп, атауын, мекенжайы мен телефондарын жазады және лицензияны тіркейді. Тексерілгеннен кейін ол беттің иесі болады.',
      'Klinika vakili roʻyxatdan oʻtadi, nomi, manzili va telefonlarini kiritadi va litsenziyani ilova qiladi. Tekshirilgandan keyin u sahifa egasi boʻladi.',
      'Someone from the clinic signs up, gives its name, address and phones and attaches the licence. Once checked, they own the page.',
    ),
  ),
  answered(
    four(
      'Как дать доступ сотруднику?',
      'Қызметкерге қалай рұқсат беруге болады?',
      'Xodimga qanday ruxsat beriladi?',
      'How do I let a colleague in?',
    ),
    four(
      'Владелец выдаёт код доступа к\u00a0клинике или филиалу с\u00a0нужной ролью. Код действует две недели.',
      'Иесі клиникаға немесе филиалға керекті рөлі бар қатынау кодын береді. Код екі апта жарамды.',
      'Egasi klinika yoki filialga kerakli rolli kirish kodini beradi. Kod ikki hafta amal qiladi.',
      'The owner gives out an access code for the clinic or a branch, with a role in it. The code is valid for two weeks.',
    ),
  ),
  answered(
    four(
      'Откуда сведения о\u00a0клиниках, которые не\u00a0ведут страницу?',
      'Бетін жүргізбейтін клиникалар туралы мәлімет қайдан алынған?',
      'Sahifasini yuritmaydigan klinikalar haqidagi maʼlumot qayerdan?',
      'Where do facts about other clinics come from?',
    ),
    four(
      'Из\u00a0открытых данных: название, вид и\u00a0адрес. Источник подписан на\u00a0странице клиники.',
      'Ашық деректерден: атауы, түрі мен мекенжайы. Дереккөзі клиника бетінде көрсетілген.',
      'Ochiq maʼlumotlardan: nomi, turi va manzili. Manba klinika sahifasida koʻrsatilgan.',
      'From open data: name, kind and address. The source is named on the clinic’s page.',
    ),
  ),
])

/** R4 */
export const help: CustomPageSeed = {
  slug: 'help',
  title: four('Помощь', 'Көмек', 'Yordam', 'Help'),
  description: four(
    'Ответы на\u00a0вопросы пациентов и\u00a0клиник: запись, личный кабинет, отзывы, документы, доступ сотрудников.',
    'Пациенттер мен клиникалардың сұрақтарына жауаптар: жазылу, жеке кабинет, пікірлер, құжаттар, қызметкерлер рұқсаты.',
    'Bemorlar va klinikalarning savollariga javoblar: yozilish, shaxsiy kabinet, sharhlar, hujjatlar, xodimlar ruxsati.',
    'Answers for patients and clinics: bookings, accounts, reviews, documents, access for staff.',
  ),
  blocks: [
    block('title', 'page-title', {
      title: four('Чем помочь?', 'Қалай көмектесейік?', 'Qanday yordam beraylik?', 'How can we help?'),
      lead: four(
        'Короткие ответы на\u00a0то, о\u00a0чём спрашивают чаще всего. Если помощь нужна срочно, звоните 103.',
        'Ең жиі сұралатын сұрақтарға қысқа жауаптар. Шұғыл көмек керек болса, 103-ке қоңырау шалыңыз.',
        'Eng koʻp soʻraladigan savollarga qisqa javoblar. Shoshilinch yordam kerak boʻlsa, 103 ga qoʻngʻiroq qiling.',
        'Short answers to what people ask most. In an emergency, call 103.',
      ),
    }),
    booking,
    account,
    reviews,
    documents,
    clinics,
    block('next', 'call-to-action', {
      title: four(
        'Вы из\u00a0клиники?',
        'Сіз клиникадансыз ба?',
        'Siz klinikadanmisiz?',
        'Are you from a clinic?',
      ),
      text: four(
        'Посмотрите, как устроены сайт клиники, расписание и\u00a0запись.',
        'Клиника сайты, кесте мен жазылу қалай жасалғанын көріңіз.',
        'Klinika sayti, jadval va qabulga yozilish qanday tuzilganini koʻring.',
        'See how the website, the schedule and the bookings work.',
      ),
      action: {
        label: four('Посмотреть систему', 'Жүйені көру', 'Tizimni koʻrish', 'See the system'),
        link: toPage('/mis'),
      },
      tone: 'calm',
    }),
  ],
}
