export const id = `
Halo dan selamat datang, ada yang bisa saya bantu hari ini?
Terima kasih atas pesannya, dengan senang hati saya jelaskan produknya.
Ya, stoknya ada dan bisa langsung dipesan di sini.
Apa yang ingin Anda ketahui tentang produk ini?
Harganya sama untuk semua warna dan tersedia dalam tiga ukuran.
Mohon sebutkan nama, nomor ponsel, dan alamat Anda.
Sudah saya masukkan ke keranjang, ada lagi yang Anda perlukan?
Harganya tertulis di samping setiap produk, ongkos kirim terpisah.
Kami tidak memberi potongan untuk satu barang, tetapi ada yang lebih murah.
Bahannya katun murni dan terasa sangat ringan di kulit.
Bisa bayar tunai saat paketnya tiba di rumah Anda.
Yang mana yang lebih Anda sukai, yang kecil atau yang lebih besar?
Pertanyaan yang bagus, saya tanyakan dulu ke tim kami.
Sayangnya saat ini tidak ada, tetapi yang ini sangat mirip.
Kalau tidak pas, tulis saja ke kami, nanti kami lihat apa yang bisa dilakukan.
Apakah sebelumnya sudah pernah memakai yang seperti ini?
Banyak pelanggan membelinya sebagai hadiah untuk ibu atau teman.
Berapa buah yang dibutuhkan dan kapan harus sampai?
Pesanan Anda sedang dalam perjalanan, terima kasih sudah menunggu.
Seseorang dari tim kami akan segera menjawab di sini.
Saya tidak bisa mengubah harga, tetapi bisa membantu mencari yang cocok.
Tinggal di mana, di dalam kota atau di luar kota?
Keduanya cocok sekali dipakai bersama, bukan?
Mau lihat gambarnya dulu?
Tentu, silakan dipikirkan dulu dan kabari kalau sudah siap.
Tidak perlu buru-buru, kami ada setiap hari.
Saya asisten otomatis; Anda boleh minta bicara dengan orang kapan saja.
Rambut menjadi halus dan berkilau, dan wanginya seperti mawar.
Simpan botolnya jauh dari matahari dan dari jangkauan anak.
Maaf atas kendalanya, bisa kirim gambar barang yang datang?
Warna apa yang Anda lihat di halaman kami?
Ini salah satu yang terbaik, pasti kamu suka.
Bilang ya menurut kamu bagaimana, oke?
Selamat malam, selamat siang, bagus, tidak masalah, sama-sama, baik sekali, sampai nanti kak.
Kami senang bisa membantu belanja pertama kakak.
`
