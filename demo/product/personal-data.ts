import type { CustomPageSeed } from '../../backend/seed/format.ts'

/** The stored personal data and their purpose: every form with consent links here. */
export const personalData: CustomPageSeed = {
  slug: 'personal-data',
  title: {
    ru: 'Персональные данные',
    kk: 'Жеке деректер',
    uz: 'Shaxsiy maʼlumotlar',
    en: 'Personal data',
  },
  description: {
    ru: 'Какие данные о вас хранит этот сайт и зачем, кто их видит и как их скачать или удалить.',
    kk: 'Бұл сайт сіз туралы не сақтайды, не үшін, оны кім көреді және бәрін қалай жүктеп алуға не жоюға болады.',
    uz: 'Bu sayt siz haqingizda nima saqlaydi, nima uchun, uni kim koʻradi va hammasini qanday yuklab olish yoki oʻchirish mumkin.',
    en: 'What this site keeps about you, why, who sees it, and how to download or delete all of it.',
  },
  content: {
    ru: `
<h2>Если у вас нет аккаунта</h2>
<p>Записаться, оставить отзыв или задать вопрос можно без аккаунта. Тогда мы храним то, что вы ввели сами:</p>
<ul>
<li>Запись на приём: фамилию и имя пациента, телефон, почту, дату рождения, если её спросили, для кого запись, ваше имя, если записываете другого, комментарий, врача и время. Видит это клиника, к которой вы записались. Запись остаётся у неё и сама не удаляется, отменённая тоже. Время, которое вы держали и не заняли, удаляется примерно через час.</li>
<li>Лист ожидания: контакт, имя, врача и дни. По нему придёт сообщение о свободном времени, клинике список не показывается. Место удаляется, когда дни пройдут.</li>
<li>Отзыв: подпись, текст, оценки, дату визита, контакт и документ о приёме, если вы его приложили. Подпись, текст и оценки видят все, документ — только модератор, контакт не показывается никому. Срока у отзыва нет.</li>
<li>Вопрос клинике: имя, контакт и текст. Видит это клиника. Другим вопрос с ответом показывают, только если вы разрешили, без имени и контакта и после модератора. Срока у вопроса нет.</li>
<li>Коды и сообщения: код и контакт — около суток, отправленное сообщение — неделю, недоставленное — месяц.</li>
<li>Защита от злоупотреблений: счётчики с сетевым адресом или контактом — не дольше недели. Чтобы вам не отказали из-за чужих попыток, три месяца хранится необратимый отпечаток контакта вместе с адресом или браузером. По нему можно узнать только повторный приход.</li>
</ul>
<h2>Если аккаунт есть, ещё и</h2>
<ul>
<li>Аккаунт: имя, почта или телефон и пароль в зашифрованном виде. Дата рождения, пол, город и фото — только если вы их указали.</li>
<li>Ваши действия: отметки «нравится», отзывы, комментарии.</li>
<li>Медицинские записи, которые добавляют клиники. Каждый просмотр записывается, и вы видите, кто и когда открывал запись.</li>
<li>Входы: когда и с какого устройства. Завершённые сеансы хранятся 90 дней, чтобы предупредить вас о входе с незнакомого устройства.</li>
<li>Заявку клиники: её данные и документы, контакты того, кто её подал.</li>
</ul>
<h2>Зачем</h2>
<p>Чтобы клиника знала, кто придёт, и могла вам ответить, чтобы отзыв писал человек, а не программа. С аккаунтом — чтобы вы могли войти, получать ответы и уведомления и видеть свои записи, а мы — проверить, что клинику регистрирует тот, кто вправе её представлять. Рекламным сетям мы ничего не передаём. Статистика посещений включается, только если вы её разрешили, и не содержит вашего имени.</p>
<h2>Кто это видит</h2>
<ul>
<li>Вы — всё.</li>
<li>Сотрудники клиники — только то, что относится к их клинике, и только в пределах своих прав.</li>
<li>Модераторы — отзывы, комментарии и вопросы, которые вы разрешили показать, до публикации; заявки и документы клиник.</li>
<li>Остальные — отзывы и комментарии, которые вы опубликовали.</li>
</ul>
<h2>Файлы cookie</h2>
<p>Без них не работают вход, защита форм от роботов и выбранные вами язык и вид для слабовидящих. Других нет, пока вы не разрешите статистику.</p>
<h2>Отозвать согласие без аккаунта</h2>
<ul>
<li>Приём: откройте ссылку из СМС или письма и отмените его. Если срок отмены прошёл, позвоните в клинику. Чтобы клиника удалила ваши данные, обратитесь к ней: её телефон стоит на той же странице.</li>
<li>Лист ожидания: в сообщении есть ссылка, чтобы выйти из него.</li>
<li>Вопрос: откройте ссылку из сообщения и отзовите его, тогда текст удаляется.</li>
<li>Отзыв: напишите владельцу сайта по ссылке «Сообщить об ошибке» внизу страницы, если она есть, или обратитесь в клинику.</li>
</ul>
<h2>С аккаунтом: скачать, исправить, удалить</h2>
<p>Всё это — в <a href="/profile/settings">настройках</a> вашего кабинета: исправить данные, скачать их одним файлом, выйти на всех устройствах, удалить аккаунт. Удалив аккаунт, вы отзываете согласие. Записи на приём и медицинские записи при этом остаются у клиники, а показанные отзывы — без вашего имени.</p>
<h2>Куда обратиться</h2>
<p>За данные отвечает владелец этого сайта, за записи на приём и ответы вам — клиника, к которой вы обратились, за медицинские записи — клиника, которая их добавила. Если у сайта указан адрес, внизу страницы есть ссылка «Сообщить об ошибке».</p>`,
    kk: `
<h2>Аккаунтыңыз болмаса</h2>
<p>Қабылдауға жазылуға, пікір қалдыруға немесе сұрақ қоюға аккаунтсыз-ақ болады. Онда біз өзіңіз жазғанды сақтаймыз:</p>
<ul>
<li>Қабылдауға жазылу: пациенттің аты-жөні, телефон, пошта, сұралса, туған күні, кім үшін жазылғаны, басқа адамды жазсаңыз, өз атыңыз, түсініктеме, дәрігер мен уақыт. Мұны сіз жазылған клиника көреді. Жазба клиникада қалады және өздігінен жойылмайды, бас тартылғаны да. Сіз үшін ұсталып, алынбаған уақыт шамамен бір сағаттан кейін жойылады.</li>
<li>Күту тізімі: байланыс дерегі, аты, дәрігер мен күндер. Оған бос уақыт туралы хабарлама келеді, клиникаға тізім көрсетілмейді. Күндер өткен соң жойылады.</li>
<li>Пікір: қолтаңба, мәтін, бағалар, келген күніңіз, байланыс дерегі және қабылдау туралы құжат, оны қоссаңыз. Қолтаңбаны, мәтінді және бағаларды бәрі көреді, құжатты — тек модератор, байланыс дерегі ешкімге көрсетілмейді. Пікірдің мерзімі жоқ.</li>
<li>Клиникаға сұрақ: аты, байланыс дерегі және мәтін. Мұны клиника көреді. Сұрақ жауабымен бірге басқаларға тек сіз рұқсат берсеңіз, атыңыз бен байланысыңызсыз және модератордан кейін көрсетіледі. Сұрақтың мерзімі жоқ.</li>
<li>Кодтар мен хабарламалар: код пен байланыс дерегі — бір тәуліктей, жіберілген хабарлама — бір апта, жеткізілмегені — бір ай.</li>
<li>Теріс пайдаланудан қорғау: желілік мекенжай немесе байланыс дерегі бар санауыштар — бір аптадан аспайды. Бөтен әрекеттер салдарынан сізге қызмет көрсетуден бас тартылмауы үшін байланыс дерегіңіздің мекенжаймен немесе браузермен бірге қайтарылмайтын ізі үш ай сақталады. Ол тек қайта келгеніңізді тануға жарайды.</li>
</ul>
<h2>Аккаунтыңыз болса, оған қоса</h2>
<ul>
<li>Аккаунт: аты-жөніңіз, поштаңыз немесе телефоныңыз және шифрланған құпиясөз. Туған күніңіз, жынысыңыз, қалаңыз бен фотоңыз — тек өзіңіз көрсетсеңіз.</li>
<li>Әрекеттеріңіз: «ұнайды» белгілері, пікірлер, түсініктемелер.</li>
<li>Клиникалар қосатын медициналық жазбалар. Әр қаралым тіркеледі, жазбаны кім және қашан ашқанын көресіз.</li>
<li>Кірулер: қашан және қай құрылғыдан. Аяқталған сеанстар бейтаныс құрылғыдан кіргенде сізге ескерту үшін 90 күн сақталады.</li>
<li>Клиниканың өтінімі: деректері мен құжаттары, өтінім берген адамның байланыс деректері.</li>
</ul>
<h2>Не үшін</h2>
<p>Клиника кім келетінін біліп, сізге жауап бере алуы үшін, пікірді бағдарлама емес, адам жазуы үшін. Аккаунтпен — сіз кіріп, жауаптар мен хабарламалар алып, жазбаларыңызды көре алуыңыз үшін, сондай-ақ клиниканы тіркейтін адамның оның атынан әрекет етуге құқығы барын тексеру үшін. Жарнама желілеріне ештеңе бермейміз. Келу статистикасы тек сіз рұқсат берсеңіз қосылады және онда атыңыз болмайды.</p>
<h2>Оны кім көреді</h2>
<ul>
<li>Сіз — бәрін.</li>
<li>Клиника қызметкерлері — тек өз клиникасына қатыстысын және тек өз құқығы шегінде.</li>
<li>Модераторлар — пікірлерді, түсініктемелерді және көрсетуге рұқсат берген сұрақтарыңызды жарияланғанға дейін; клиникалардың өтінімдері мен құжаттарын.</li>
<li>Өзгелер — сіз жариялаған пікірлер мен түсініктемелерді.</li>
</ul>
<h2>Cookie файлдары</h2>
<p>Оларсыз кіру, формаларды роботтардан қорғау, таңдаған тіліңіз бен нашар көретіндерге арналған көрініс жұмыс істемейді. Статистикаға рұқсат бермейінше, басқалары жоқ.</p>
<h2>Аккаунтсыз келісімді қайтарып алу</h2>
<ul>
<li>Қабылдау: SMS немесе хаттағы сілтемені ашып, одан бас тартыңыз. Бас тарту мерзімі өтсе, клиникаға қоңырау шалыңыз. Клиника деректеріңізді жоюы үшін өзіне хабарласыңыз: телефоны сол бетте көрсетілген.</li>
<li>Күту тізімі: хабарламада одан шығатын сілтеме бар.</li>
<li>Сұрақ: хабарламадағы сілтемені ашып, оны кері қайтарып алыңыз, сонда мәтіні жойылады.</li>
<li>Пікір: беттің төменгі жағында «Қате туралы хабарлау» сілтемесі болса, сайт иесіне жазыңыз немесе клиникаға хабарласыңыз.</li>
</ul>
<h2>Аккаунтпен: жүктеп алу, түзету, жою</h2>
<p>Мұның бәрі кабинетіңіздің <a href="/profile/settings">баптауларында</a>: деректерді түзету, бір файлмен жүктеп алу, барлық құрылғыда шығу, аккаунтты жою. Аккаунтты жойып, келісіміңізді қайтарып аласыз. Бұл кезде қабылдауға жазылулар мен медициналық жазбалар клиникада қалады, ал көрсетілген пікірлер атыңызсыз қалады.</p>
<h2>Кімге жүгіну керек</h2>
<p>Деректер үшін осы сайттың иесі, қабылдауға жазылулар мен сізге берілген жауаптар үшін сіз жүгінген клиника, медициналық жазбалар үшін оларды қосқан клиника жауап береді. Сайттың мекенжайы көрсетілген болса, беттің төменгі жағында «Қате туралы хабарлау» сілтемесі бар.</p>`,
    uz: `
<h2>Akkauntingiz boʻlmasa</h2>
<p>Qabulga yozilish, sharh qoldirish yoki savol berish uchun akkaunt shart emas. Bunda oʻzingiz yozganlaringizni saqlaymiz:</p>
<ul>
<li>Qabulga yozilish: bemorning familiyasi va ismi, telefon, pochta, soʻralgan boʻlsa, tugʻilgan sana, qabul kim uchun ekani, boshqa kishini yozsangiz, oʻz ismingiz, izoh, shifokor va vaqt. Buni siz yozilgan klinika koʻradi. Yozuv klinikada qoladi va oʻz-oʻzidan oʻchmaydi, bekor qilingani ham. Siz uchun saqlab turilgan, lekin olinmagan vaqt taxminan bir soatdan keyin oʻchiriladi.</li>
<li>Kutish roʻyxati: aloqa maʼlumoti, ism, shifokor va kunlar. Unga boʻsh vaqt haqida xabar keladi, roʻyxat klinikaga koʻrsatilmaydi. Kunlar oʻtgach oʻchiriladi.</li>
<li>Sharh: imzo, matn, baholar, tashrif sanasi, aloqa maʼlumoti va qabul haqidagi hujjat, uni qoʻshgan boʻlsangiz. Imzo, matn va baholarni hamma koʻradi, hujjatni — faqat moderator, aloqa maʼlumoti hech kimga koʻrsatilmaydi. Sharhning muddati yoʻq.</li>
<li>Klinikaga savol: ism, aloqa maʼlumoti va matn. Buni klinika koʻradi. Savol javobi bilan boshqalarga faqat siz ruxsat bersangiz, ism va aloqa maʼlumotisiz hamda moderatordan keyin koʻrsatiladi. Savolning muddati yoʻq.</li>
<li>Kodlar va xabarlar: kod va aloqa maʼlumoti — bir sutkacha, yuborilgan xabar — bir hafta, yetkazilmagani — bir oy.</li>
<li>Suiisteʼmoldan himoya: tarmoq manzili yoki aloqa maʼlumoti yozilgan hisoblagichlar — bir haftadan oshmaydi. Begonalarning urinishlari tufayli sizga rad etilmasligi uchun aloqa maʼlumotining manzil yoki brauzer bilan birgalikdagi qaytarilmas izi uch oy saqlanadi. U faqat qayta kelganingizni tanish uchun kerak.</li>
</ul>
<h2>Akkauntingiz boʻlsa, yana</h2>
<ul>
<li>Akkaunt: ismingiz, pochtangiz yoki telefoningiz va shifrlangan parol. Tugʻilgan sana, jins, shahar va surat — faqat oʻzingiz koʻrsatgan boʻlsangiz.</li>
<li>Harakatlaringiz: “yoqdi” belgilari, sharhlar, izohlar.</li>
<li>Klinikalar qoʻshadigan tibbiy yozuvlar. Har bir koʻrish qayd etiladi, yozuvni kim va qachon ochganini koʻrasiz.</li>
<li>Kirishlar: qachon va qaysi qurilmadan. Tugagan seanslar notanish qurilmadan kirilganda sizni ogohlantirish uchun 90 kun saqlanadi.</li>
<li>Klinikaning arizasi: maʼlumotlari va hujjatlari, ariza bergan kishining aloqa maʼlumotlari.</li>
</ul>
<h2>Nima uchun</h2>
<p>Klinika kim kelishini bilishi va sizga javob bera olishi uchun, sharhni dastur emas, odam yozishi uchun. Akkaunt bilan — siz kirishingiz, javob va xabarlarni olishingiz hamda yozuvlaringizni koʻrishingiz uchun, shuningdek, klinikani roʻyxatdan oʻtkazayotgan kishining uning nomidan ish yuritishga haqqi borligini tekshirish uchun. Reklama tarmoqlariga hech narsa bermaymiz. Tashriflar statistikasi faqat siz ruxsat bersangiz yoqiladi va unda ismingiz boʻlmaydi.</p>
<h2>Buni kim koʻradi</h2>
<ul>
<li>Siz — hammasini.</li>
<li>Klinika xodimlari — faqat oʻz klinikasiga tegishlisini va faqat oʻz huquqlari doirasida.</li>
<li>Moderatorlar — sharhlar, izohlar va koʻrsatishga ruxsat bergan savollaringizni eʼlon qilinguncha; klinikalarning arizalari va hujjatlarini.</li>
<li>Boshqalar — siz eʼlon qilgan sharh va izohlarni.</li>
</ul>
<h2>Cookie fayllari</h2>
<p>Ularsiz kirish, shakllarni robotlardan himoyalash, siz tanlagan til va zaif koʻruvchilar uchun koʻrinish ishlamaydi. Statistikaga ruxsat bermaguningizcha boshqalari yoʻq.</p>
<h2>Akkauntsiz rozilikni qaytarib olish</h2>
<ul>
<li>Qabul: SMS yoki xatdagi havolani oching va uni bekor qiling. Bekor qilish muddati oʻtgan boʻlsa, klinikaga qoʻngʻiroq qiling. Klinika maʼlumotlaringizni oʻchirishi uchun unga murojaat qiling: telefoni shu sahifada turadi.</li>
<li>Kutish roʻyxati: xabarda undan chiqish havolasi bor.</li>
<li>Savol: xabardagi havolani oching va uni qaytarib oling, shunda matni oʻchiriladi.</li>
<li>Sharh: sahifaning pastida “Xato haqida xabar berish” havolasi boʻlsa, sayt egasiga yozing yoki klinikaga murojaat qiling.</li>
</ul>
<h2>Akkaunt bilan: yuklab olish, tuzatish, oʻchirish</h2>
<p>Bularning barchasi kabinetingiz <a href="/profile/settings">sozlamalarida</a>: maʼlumotlarni tuzatish, bitta fayl qilib yuklab olish, barcha qurilmalardan chiqish, akkauntni oʻchirish. Akkauntni oʻchirsangiz, roziligingizni qaytarib olasiz. Bunda qabulga yozilishlar va tibbiy yozuvlar klinikada qoladi, koʻrsatilgan sharhlar esa ismingizsiz qoladi.</p>
<h2>Kimga murojaat qilish kerak</h2>
<p>Maʼlumotlar uchun shu saytning egasi, qabulga yozilishlar va sizga berilgan javoblar uchun siz murojaat qilgan klinika, tibbiy yozuvlar uchun ularni qoʻshgan klinika javob beradi. Saytning manzili koʻrsatilgan boʻlsa, sahifaning pastida “Xato haqida xabar berish” havolasi bor.</p>`,
    en: `
<h2>If you have no account</h2>
<p>You can book, write a review or ask a question without an account. Then we keep what you have entered:</p>
<ul>
<li>A booking: the patient’s name, phone, e-mail address, date of birth where it is asked for, who the visit is for, your own name if you book for somebody else, the comment, the doctor and the time. The clinic that you booked with sees it. The booking stays with the clinic and is not deleted by itself, not even a cancelled one. A time that was kept for you and not booked is deleted after about an hour.</li>
<li>A waiting list: your contact, name, the doctor and the days. A message about a free time goes to it; the clinic does not see the list. It is deleted once the days are over.</li>
<li>A review: the name you sign with, the text, the ratings, the date of the visit, your contact, and a document about the visit if you attached one. Everyone sees the name, the text and the ratings, only a moderator sees the document, and nobody is shown the contact. A review is not deleted by itself.</li>
<li>A question to a clinic: your name, contact and the text. The clinic sees it. Others see the question with its answer only if you allowed it, without name and contact, and after a moderator. A question is not deleted by itself.</li>
<li>Codes and messages: a code with its contact for about a day, a message that was sent for a week, one that could not be delivered for a month.</li>
<li>Protection against abuse: counters with a network address or a contact, for a week at most. So that you are not refused because of others’ attempts, a one-way fingerprint of your contact together with your address or browser is kept for three months. It can only tell that you have come again.</li>
</ul>
<h2>If you have an account, also</h2>
<ul>
<li>Your account: your name, e-mail address or phone, and your password in encrypted form. Your date of birth, gender, city and photo are kept only if you gave them.</li>
<li>What you do: likes, reviews, comments.</li>
<li>Medical records that clinics add. Every view of a record is logged, and you can see who opened it and when.</li>
<li>Sign-ins: when, and with which device. Sessions that have ended are kept for 90 days, to warn you of a sign-in with an unknown device.</li>
<li>A clinic’s application: its details and documents, and the contact details of the person who sent it.</li>
</ul>
<h2>Why</h2>
<p>So that the clinic knows who is coming and can answer you, and so that a review is written by a person, not a program. With an account, so that you can sign in, get answers and messages and see your records, and so that we can check that a clinic is registered by somebody who is entitled to represent it. We pass nothing on to advertising networks. Visit statistics are collected only if you allow them, and they do not contain your name.</p>
<h2>Who sees it</h2>
<ul>
<li>You: everything.</li>
<li>A clinic’s staff: only what concerns their clinic, and only what their role allows.</li>
<li>Moderators: reviews, comments and questions that you allowed to be shown, before they are published; applications and documents of clinics.</li>
<li>Everyone else: the reviews and comments that you have published.</li>
</ul>
<h2>Cookies</h2>
<p>Without them signing in, protection of forms from robots, your language and the low-vision version do not work. There are no others unless you allow statistics.</p>
<h2>Withdrawing consent without an account</h2>
<ul>
<li>A visit: open the link in the SMS or e-mail and cancel it. If it is too late for that, call the clinic. To have your data deleted, ask the clinic: its phone number is on the same page.</li>
<li>A waiting list: the message has a link to leave it.</li>
<li>A question: open the link in the message and withdraw it, and its text is deleted.</li>
<li>A review: write to the owner of this site by the “Report a mistake” link at the bottom of the page, if there is one, or ask the clinic.</li>
</ul>
<h2>With an account: download, correct, delete</h2>
<p>All of this is in the <a href="/profile/settings">settings</a> of your account: correct your data, download them as one file, sign out everywhere, delete the account. Deleting the account withdraws your consent. Bookings and medical records then stay with the clinic, and reviews that are shown stay without your name.</p>
<h2>Who to contact</h2>
<p>The owners of this site are responsible for the data, the clinic that you turned to for bookings and answers, and the clinic that added a medical record for that record. If the site has a contact address, there is a “Report a mistake” link at the bottom of the page.</p>`,
  },
}
