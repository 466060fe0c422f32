/**
 * Beginnings of everyday words of tool use, the English word first: one concept per line. For languages that inflect
 * more than a list of whole words could hold (Polish, Turkish, Hindi, Vietnamese, Swedish, Danish, Dutch, Russian,
 * Ukrainian, Indonesian, Czech, Finnish, Arabic, Persian).
 */
export const FOREIGN_STEMS = `
create utworz stworz zaloz dodaj nowy nowa nowe olustur yarat yeni ekle बना नया tao them moi skapa nytt nya opprett maak maken aanmaken nieuw nieuwe створ додай нов buat tambah baru vytvor pridej novy luo uusi أنشئ إنشاء جديد ساخت بساز جدید
delete usun skasuj wyrzuc sil kaldir हटा मिटा xoa radera bort slet fjern verwijder wis видал удал hapus smaz odstran poista احذف حذف پاک
move przenies tasi स्थानांतर chuyen flytta flyt verplaats перемести перенес pindah presun siirra انقل
search szukaj wyszukaj znajdz ara bul खोज ढूंढ tim sok hitta søg zoek vind знайд найд cari hledej najdi etsi ابحث جستجو پیدا
list pokaz wyswietl lista goster listele दिखा सूची hien danh visa vis toon laat lijst покаж список tampilkan daftar zobraz seznam nayta اعرض قائمة نشان لیست
read przeczytaj czytaj odczytaj oku पढ़ doc las les lees прочит чита baca precti lue اقرأ بخوان
update zmien zaktualizuj edytuj zmiana guncelle degistir duzenle बदल अपडेट cap sua doi andra uppdatera ret opdater wijzig bewerk pas обнов измен зміни ubah perbarui zmen uprav muuta paivita غيّر تحديث تغییر ویرایش
rename nazwe nazwa adini isim नाम ten namn navn hernoem naam переимен назв ganti nama prejmenuj nimea
send wysl wyslij wysyl gonder yolla भेज gui skicka stuur verstuur отправ пошл надішл kirim posli odesli laheta أرسل ارسال بفرست
add dodaj dolacz doloz ekle जोड़ डाल दर्ज them lagg toevoeg voeg добав tambahkan pridej lisaa أضف اضافه
cancel anuluj odwolaj iptal रद्द huy avbryt annullér annuleer отмен скасу batalkan zrus peruuta إلغاء لغو
close zamkn kapat बंद dong stang luk sluit закр tutup zavri sulje أغلق بستن
open otworz खोल oppna abn откр відкр buka otevri avaa افتح باز
copy skopiuj kopya प्रतिलिपि कॉपी sao kopiera kopi kopieer скопир salin zkopiruj kopioi انسخ کپی
download pobierz sciagnij indir डाउनलोड tai ladda скач загруз unduh stahn lataa تنزيل دانلود
upload wgraj przeslij yukle अपलोड tai ladda uploaden загруз завантаж unggah nahraj رفع آپلود
share udostepnij paylas साझा chia dela del deel подел поділ bagikan sdilej jaa شارك اشتراک
assign przypisz przydziel ata सौंप phan tilldela tildel wijs назнач признач tugaskan prirad مسؤول
schedule zaplanuj umow planla ayarla शेड्यूल len lich boka schemalagg plan запланир jadwalkan naplanuj جدولة
reply odpowiedz yanitla cevapla जवाब उत्तर tra loi svara svar antwoord beantwoord ответ відпов balas odpovez vastaa پاسخ
approve zatwierdz onayla स्वीकृ duyet godkann godkend keur одобр утверд setuju schval hyvaksy وافق تایید
run uruchom wykonaj calistir चला chay kor starta kør voer запуст выполн jalankan spust suorita شغّل اجرا
stop zatrzymaj wstrzymaj durdur रोक dung stoppa остан зупин hentikan zastav pysayta أوقف متوقف
enable wlacz चालू bat aktivera sla tand включ ввімкн nyalakan zapni شغل روشن
disable wylacz kapat बंद tat stang slack uit выключ вимкн matikan vypni أطفئ خاموش
play odtworz zagraj oynat cal चला बजा phat spela afspil speel воспроизв включи putar prehraj soita شغل پخش
pause wstrzymaj pauza duraklat रोक tam pausa pauzeer пауза приостан jeda pozastav
next nastepn kolejn sonraki अगला tiep nasta næste volgende следующ наступн berikut dalsi seuraava التالي بعدی
count ile liczba kac sayisi कितने bao nhieu hur hoeveel aantal скольк кільк berapa kolik montako چند
convert przelicz zamien konwert cevir donustur बदल chuyen doi omvandla konvert omzet конверт конвер ubah preved muunna حوّل تبدیل
compare porownaj karsilastir तुलना sanh jamfor vergelijk сравн порівн bandingk porovnej vertaa قارن مقایسه
summarize podsumuj streszc ozetle सारांश tom sammanfatta samenvat резюм обобщ ringkas shrn لخص خلاصه
message wiadomos mesaj ileti संदेश मैसेज tin nhan meddeland besked bericht сообщ повідомл pesan zprav viesti رسالة پیام
email mail mejl eposta posta ईमेल thu epost mailen письм пошт surel mailu sahkoposti بريد ایمیل
file plik dosya फ़ाइल फाइल tep fil filen filer bestand файл berkas soubor tiedosto ملف فایل
folder katalog klasor फ़ोल्डर thu muc mapp mappe map папк slozk kansio مجلد پوشه
document dokument belge दस्तावेज़ दस्तावेज tai lieu документ dokumen asiakirja مستند سند
page stron sayfa पृष्ठ पेज trang sida side pagina страниц сторінк halaman strank sivu صفحة صفحه
calendar kalendarz takvim कैलेंडर lich kalender agenda календар kalendar kalenteri تقويم تقویم
event wydarzeni spotkani etkinlik toplanti बैठक मीटिंग कार्यक्रम cuoc hop mote moten hændelse møde afspraak vergadering встреч событ зустріч acara rapat schuz udalost kokous tapahtuma اجتماع جلسه رویداد
task zadani gorev कार्य काम nhiem cong viec uppgift opgave taak задач завдан tugas ukol tehtav مهمة وظیفه کار
issue zgloszeni blad sorun kayit समस्या मुद्दा loi arend sag probleem проблем ошибк masalah problem chyb ongelma مشكلة مشکل
ticket zgloszeni bilet talep टिकट phieu arende sag заявк тикет tiket pozadav tiketti تذكرة تیکت
card karta karte kart कार्ड the kort kaart карточк картк kartu kortti بطاقة کارت
invoice faktur fatura बिल चालान hoa don faktura factuur счет рахун lasku فاتورة فاکتور
payment platnos odeme भुगतान thanh toan betalning betaling платеж оплат pembayaran platb maksu دفع پرداخت
refund zwrot iade वापसी रिफंड hoan tien aterbetal refusion terugbetal возврат поверн pengembalian vratit hyvitys استرداد بازپرداخت
subscription subskrypcj abonament abonelik सदस्यता dang prenumeration abonnement подписк langganan predplat tilaus اشتراك اشتراک abos
customer klient musteri ग्राहक khach kund kunde klant клиент клієнт pelanggan zakaznik asiaka عميل مشتری
user uzytkownik kullanici उपयोगकर्ता nguoi dung anvandar bruger gebruiker пользоват користувач pengguna uzivatel kayttaja مستخدم کاربر
order zamowieni siparis ऑर्डर don hang bestallning ordre bestelling заказ замовл pesanan objednav tilau طلب سفارش
product produkt urun उत्पाद san pham товар produk vyrobek tuote منتج محصول
table tabel tabell tablo तालिका bang таблиц tabulk taulu جدول
row wiersz satir पंक्ति dong rad række rij строк рядк baris radek rivi ردیف
column kolumn sutun स्तंभ cot kolonne kolom столбец стовп sloupec sarake عمود ستون spalt
database baz veritaban डेटाबेस lieu databas databank баз basis databaz tietokan قاعدة پایگاه
channel kanal चैनल kenh kanaal канал saluran kanava قناة کانال
comment komentarz yorum टिप्पणी binh luan kommentar opmerking reactie комментар коментар komentar kommentti تعليق نظر
report raport rapor रिपोर्ट bao cao rapport verslag отчет отчёт звіт laporan zprav raportti تقرير گزارش
account konto kont hesap खाता tai khoan rekening счет аккаунт рахун akun ucet tili حساب
weather pogod hava मौसम thoi tiet vader vejr weer погод cuaca pocas saa طقس هوا
image obraz zdjeci resim gorsel चित्र तस्वीर hinh anh bild billede afbeelding foto изображ фото gambar kuva صورة عکس
photo zdjeci foto fotograf फोटो anh фото fotk kuva صورة عکس
map mapa mapy harita नक्शा ban karta kort kaart карт peta kartta خريطة نقشه
song piosenk utwor sarki गाना bai hat lat sang nummer песн пісн lagu pisnic kappale أغنية آهنگ
video film wideo वीडियो видео відео فيديو ویدیو
light swiatl lamp isik बत्ती लाइट den lampa ljus lys licht свет світл lampu svetl valo ضوء چراغ
translate przetlumacz cevir अनुवाद dich oversatt oversæt vertaal перевед переклад terjemah preloz kaanna ترجم ترجمه
price cen fiyat कीमत मूल्य gia pris prijs цен цін harga hinta سعر قیمت
stock magazyn stan stok स्टॉक kho lager voorraad склад запас sklad varasto مخزون موجودی
date dat tarih तारीख ngay datum dato дат tanggal paiva تاريخ تاریخ
today dzis dzisiaj bugun hom nay idag vandaag сегодн сьогодн hari dnes tanaan اليوم امروز
tomorrow jutro yarin mai imorgon morgen завтра besok zitra huomenna غدا فردا
week tydzien tygodni hafta सप्ताह हफ्ते tuan vecka uge недел тижн minggu tyden viikko أسبوع هفته
month miesiac miesiec महीने thang manad maned maand месяц місяц bulan mesic kuukausi شهر ماه
hour godzin saat घंटे घंटा gio timm time uur час jam hodin tunti ساعة ساعت
time czas zaman समय gio tid tijd врем час waktu cas aika وقت زمان
permission uprawni dostep izin yetki erisim अनुमति quyen behorig tilladelse rechten toestemming доступ прав opravneni oikeu صلاحية دسترسی
password hasl sifre पासवर्ड mat khau losenord wachtwoord пароль sandi hesl salasana كلمة رمز
server serwer sunucu सर्वर may chu сервер palvelin خادم سرور
log dziennik gunluk kayit लॉग nhat logg logboek лог журнал protokol loki سجل لاگ
error blad bled hata त्रुटि loi fel fejl fout ошибк помилк galat chyb virhe خطأ خطا
branch galaz galez dal शाखा nhanh gren ветк гілк cabang vetev haara فرع شاخه
repository repozytori depo रिपॉजिटरी kho repo репозитор repositori repozitar
browser przegladar tarayici ब्राउज़र trinh duyet webblas браузер peramban prohlizec selain متصفح مرورگر
tab kart sekme टैब flik fane tabblad вкладк zalozk valilehti تبويب زبانه
link odnosnik baglanti लिंक lien ket lank ссылк посилан tautan odkaz linkki رابط لینک
project projekt proje प्रोजेक्ट परियोजना проект proyek projekti مشروع پروژه
dashboard pulpit panel panosu डैशबोर्ड bang dieu instrumentpanel дашборд панель dasbor nastenk داشبورد
room pokoj pokoju oda कमरे phong rum værelse kamer комнат кімнат ruang huone غرفة اتاق
recipient odbiorc alici प्राप्तकर्ता nguoi nhan mottagar modtager ontvanger получател penerima prijemce
trash kosz cop कूड़ेदान thung rac papperskorg papirkurv prullenbak корзин кошик sampah kos roskakori سلة
answer odpowied yanit cevap उत्तर tra loi svar antwoord ответ jawab odpoved vastau جواب پاسخ
quiz sinav प्रश्नोत्तरी викторин вікторин kuis kviz
attachment zalaczni संलग्नक dinh kem bilag bijlage вложен вкладен lampiran prilo liite مرفق پیوست
attach zalacz dolacz iliştir संलग्न dinh bifoga vedhaeft voeg прикреп прилож lampirkan priloz liita أرفق
`;
