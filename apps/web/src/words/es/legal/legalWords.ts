import type { legalWords as english } from '../../en/legal/legalWords.ts';
import type { WordsOf } from '../../localized.ts';

export const legalWords: WordsOf<typeof english> = {
  contents: 'En esta página',
  since: (date) => `Este texto rige desde el ${date}.`,

  privacy: {
    title: 'Política de privacidad',
    gist: 'Lo que planea queda en su dispositivo. Con una cuenta se guarda también en el servidor, solo para usted, o para su finca cuando trabaja en una. Ninguna otra empresa se entera de nada, salvo que el responsable tenga las cuentas en una, o que usted pida el tiempo o un mapa a una que el responsable permite.',
    sections: {
      who: {
        heading: 'Quién responde de sus datos',
        text: [
          'Este programa lo ofrece quien instaló el servidor desde el que usted lo abrió: usted mismo, su finca, un contratista o una empresa. Este texto lo llama el responsable. El responsable decide quién puede usar este servidor y responde de los datos que hay en él.',
          'Quienes escribieron el programa no manejan este servidor ni reciben datos de él. El programa no tiene manera de enviarles nada.',
        ],
      },
      device: {
        heading: 'Lo que queda en su dispositivo',
        text: [
          'Todo lo que planea se calcula en este navegador. Sin cuenta, se guarda aquí y no se envía a ninguna parte.',
          [
            'La mezcla que está planeando, las anteriores y las guardadas, su máquina, sus propios productos, y los productos y dosis que usó por última vez.',
            'El trabajo que está llenando, sus registros, potreros y favoritos, los contornos que recorre o dibuja, y el recorrido de dónde se aplicó, si hace que se guarde.',
            'Las pasadas que planea, sus aforos de boquillas, los trabajos de su finca, y el lugar de la finca una vez que lo puso en Inicio.',
            'Lo que hay en su almacén y los códigos de envases que le enseñó. Lo que ve la cámara al escanear uno se lee aquí y no se guarda.',
            'Cómo prefiere las pantallas, por ejemplo las unidades y el idioma.',
            'Los trabajos que envió por enlace y los que recibió.',
            'Quién ha iniciado sesión, para que la aplicación abra sin señal. El nombre que escribe al registrarse, con su correo, hasta que queda escrito en la cuenta.',
            'Si una finca comparte este dispositivo: los nombres de sus personas, y un número calculado a partir de cada PIN. Un PIN distingue a quienes comparten el dispositivo. No protege lo que hay en él: quien se lleva el dispositivo averigua en una hora un PIN de cuatro cifras a partir de ese número, y lee los documentos sin ninguno.',
            'Los últimos cincuenta errores de esta aplicación, sin nada de lo que usted escribió. No se envían solos a ninguna parte.',
          ],
          'Cualquiera que pueda abrir este navegador en este dispositivo puede leerlo. Si borra los datos de este sitio en el navegador, todo se pierde para siempre. Al cerrar la sesión, el trabajo de la cuenta se quita de este dispositivo.',
        ],
      },
      server: {
        heading: 'Lo que ve el servidor',
        text: [
          'Para enviarle una página, el servidor recibe lo que recibe cualquier servidor web: la dirección de su conexión, la página o el archivo pedido y lo que su navegador dice de sí mismo. Su registro de peticiones no nombra a nadie. Lo que esté delante de él, como la red del responsable, puede llevar su propio registro.',
          'Para frenar a quien prueba contraseñas, el servidor cuenta los intentos de cada conexión y de cada correo. Guarda lo contado de forma ilegible, un día como máximo, y durante un mes, también ilegible, desde qué redes se entró en una cuenta.',
          'El enlace de un correo sobre una cuenta lleva en su dirección un código de un solo uso. El servidor ve esa dirección cuando se abre el enlace.',
        ],
      },
      accounts: {
        heading: 'Cuentas',
        text: [
          'No necesita cuenta para planear, llenar y registrar. Una cuenta contiene lo que usted le da: su nombre y su correo, su región, su máquina, y lo que guarda con la sesión iniciada: mezclas, productos, potreros con sus contornos, favoritos, registros con sus recorridos, pasadas, aforos de boquillas, códigos de envases y el libro de su almacén. Su contraseña se guarda solo en una forma de la que no se puede volver a leer.',
          'Lo que es solo suyo no lo puede leer nadie más por medio de esta aplicación. El responsable puede leer lo que hay en su propia máquina o en su base de datos.',
          'Lo que guarda en una finca es de la finca: sus miembros lo leen según su función, con el nombre y la función de usted. Lo que es solo suyo, su correo y sus otras fincas no los ven. Cuando deja la finca o borra su cuenta, lo que le dio se queda en ella.',
          'Solo se envían correos sobre la cuenta misma: para confirmar una dirección, para poner una contraseña nueva, para avisar de un cambio.',
          'El panel de la cuenta guarda todo en un archivo, y elimina la cuenta con todo lo que contiene en el acto. Las copias de seguridad que el responsable hizo antes lo conservan hasta que se desechan.',
        ],
      },
      others: {
        heading: 'Nadie más',
        text: [
          'No hay cookies, ni publicidad, ni recuento de visitantes, ni letras o programas de otras empresas. Las páginas piden a su navegador que rechace toda conexión que no vaya a este servidor, al lugar de las cuentas y, si el responsable los permite, a un servicio del tiempo y a uno de mapas.',
          'Al servicio del tiempo solo se le pregunta cuando usted pulsa su botón en un registro y, una vez que puso el lugar de la finca en Inicio, al abrir Inicio, a lo sumo una vez por hora. Recibe la dirección de su conexión y el lugar, con una exactitud de cerca de un kilómetro; nada sobre usted, el potrero o el trabajo. El registro lo nombra. Usted puede apagarlo en su dispositivo, y el responsable para todos.',
          'Al servicio de mapas solo se le pregunta cuando usted pulsa «El mapa detrás» en Terreno. Recibe la dirección de su conexión y qué parte del mapa mira. «Buscarlo en los mapas del teléfono» entrega el lugar de un trabajo a los mapas de su teléfono.',
          'Un trabajo que comparte está en el enlace mismo, después del signo #. Los navegadores no envían esa parte a ningún servidor. Quien reciba el enlace puede leer el trabajo, con el nombre y el uso del suelo de su potrero; sus precios no están en él.',
          'Las fuentes de los datos de productos se nombran con un enlace. Si lo sigue, deja este servidor y rigen las reglas del otro sitio. No se le dice de dónde viene usted.',
        ],
      },
      rights: {
        heading: 'Sus derechos',
        text: [
          'Lo que está en su dispositivo o en su cuenta puede leerlo, cambiarlo, llevárselo y borrarlo sin pedir permiso. Para todo lo demás que haya en el servidor, pregunte al responsable: puede verlo, hacerlo corregir y hacerlo borrar, según la ley del lugar donde vive.',
          'En Nueva Zelanda es la Privacy Act 2020, y las quejas las atiende la Office of the Privacy Commissioner. En la Unión Europea y el Reino Unido es el Reglamento General de Protección de Datos y su autoridad de protección de datos. En Australia es la Privacy Act 1988 y la Office of the Australian Information Commissioner.',
        ],
      },
    },
    accountsNone: 'Este servidor no tiene cuentas: no hay nada en que registrarse.',
    accountsHere:
      'En este sitio, las cuentas están en el servidor que le envió esta página. De cada dispositivo con la sesión abierta, guarda el tipo de navegador y de sistema, como «Firefox, Android», y cuándo se usó por última vez; la cuenta le muestra la lista. Si hace que se pida un código, guarda sellada la clave de su aplicación de autenticación, y los códigos de recuperación en una forma de la que no se pueden volver a leer. En una forma así guarda también las claves que usted hace para otros programas, con su último uso.',
    accountsGoogle:
      'En este sitio, las cuentas están en el servicio Firebase de Google, que el responsable alquila. Rigen además las condiciones de Google, y puede estar en otro país.',
  },

  terms: {
    title: 'Condiciones de servicio',
    gist: 'Una calculadora, no una etiqueta. Úsela con cuidado; lo que entra en el tanque lo decide usted.',
    sections: {
      what: {
        heading: 'Qué es esto',
        text: [
          'Una calculadora para quienes mezclan y aplican fertilizante, cal, semilla y productos de pulverización con un pulverizador. Calcula cargas, cantidades, agua, orden y ajustes a partir de lo que usted escribe y de un catálogo de productos y máquinas, y guarda registros de lo que hizo.',
          'Se la ofrece quien instaló este servidor, el responsable. Al usarla acepta estas condiciones. Si no las acepta, no la use.',
        ],
      },
      label: {
        heading: 'Manda la etiqueta',
        text: [
          'Las cifras de aquí son un consejo. No sustituyen a la etiqueta ni a la ficha de seguridad de un producto, ni al manual de su máquina, ni a la palabra de un asesor que conoce su terreno.',
          [
            'Donde la etiqueta y esta calculadora difieren, tiene razón la etiqueta.',
            'Donde no se sabe nada de dos productos juntos, la calculadora lo dice. Eso no significa que sean compatibles: haga una prueba en un frasco.',
            'Las cifras marcadas como supuestas son la mejor estimación. Ponga las suyas donde haya medido.',
            'Pese, mida y pruebe su pulverizador antes de confiar un cultivo a una cifra.',
          ],
        ],
      },
      duties: {
        heading: 'De qué responde usted',
        text: [
          'Usted decide lo que entra en el tanque y lo que llega al suelo. Usted responde de ello: del producto, la dosis, el lugar y el tiempo correctos, del equipo de protección, de las personas, los animales y el agua cercanos, de cumplir las normas del lugar donde trabaja y de los registros que estas piden. Un trabajo que le llega por un enlace es palabra de otra persona: compruébelo antes de usarlo.',
          'Guarde su contraseña para usted. No intente entrar por la fuerza en este servidor, impedir que funcione ni leer lo que es de otros.',
        ],
      },
      data: {
        heading: 'Lo que escribe es suyo',
        text: [
          'Sus mezclas y registros son suyos. Sin cuenta se guardan solo en este navegador, así que se pierden si se borran sus datos o se pierde el dispositivo. Guarde una copia de los registros que la ley le pide conservar. La política de privacidad dice más.',
          'El catálogo nombra de dónde vienen sus datos. Los nombres de productos y fabricantes son de sus dueños; nombrarlos no recomienda nada.',
        ],
      },
      liability: {
        heading: 'Sin promesas, y sus límites',
        text: [
          'La calculadora se prueba con cuidado, y aun así puede equivocarse. Se ofrece como está, sin promesa de que no tenga fallos, de que esté siempre disponible o de que sirva para su propósito. Hasta donde lo permite la ley, ni el responsable ni los autores responden de pérdidas que vengan de su uso, por ejemplo en cultivos, ganado, máquinas o ingresos.',
          'Los derechos que la ley le da y a los que no se puede renunciar siguen como están, por ejemplo los de los consumidores según la Consumer Guarantees Act 1993 de Nueva Zelanda y la Australian Consumer Law.',
        ],
      },
      changes: {
        heading: 'Cambios y ley',
        text: [
          'El responsable puede cambiar o terminar este servicio, y con él estas condiciones. La fecha de abajo le dice qué texto rige.',
          'Se aplica la ley del lugar donde está el responsable, en tanto que la ley del lugar donde usted vive no le dé más.',
        ],
      },
    },
  },
};
