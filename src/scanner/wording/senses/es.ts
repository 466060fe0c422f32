import type { Thesaurus } from "./thesaurus.js";

/** The senses in Spanish. */
export const es: Thesaurus = {
  person:
    "usuario usuaria humano humana gente dueno duena propietario propietaria lector lectora alguien cualquiera operador operadora solicitante paciente consumidor individuo titular visitante destinatario suscriptor abonado interesado alguno",
  model:
    "asistente modelo ia copiloto tu tus usted ustedes ti te contigo vosotros vos eres planificador orquestador razonamiento inteligencia artificial",
  self: "esta este esto aqui nuestro nuestra nosotros nosotras mismo misma dicha dicho propia",
  vendor:
    "proveedor proveedora fabricante editora desarrollador desarrolladora mantenedor equipo socio suministrador soporte sede empresa compania afiliado filial distribuidor creador autores organizacion",
  outsider:
    "extrano extrana desconocido desconocida competidor competidora competencia anunciante revendedor intermediario corredor tercero ajeno ajena forastero atacante intruso",
  authority:
    "administrador administradora supervisora auditora regulador autoridad gerencia direccion superusuario seguridad cumplimiento gobernanza jefe jefatura responsable director directiva juridico gestion mando",
  policy:
    "politica regla reglamento regulacion norma normativa directriz directrices ley requisito estandar acuerdo contrato terminos condiciones estatuto mandato clausula protocolo disposicion reglamentaria",
  instruct:
    "instruccion orden comando peticion solicitud indicacion consigna pauta deseo tarea objetivo encargo pedido directiva mandato ordenar ordena ordenado indicar indica indique indicado instruir instruye instruya instruido",
  must: "debe deben deba deban deberia deberian debera deberan debemos deber debiera falta necesita necesario necesaria obligatorio obligatoria obligatoriamente obligado requerido requerida requiere requieren imprescindible indispensable preciso esencial forzoso exige exigido necesidad exigen necesitamos",
  may: "puede pueden pueda puedan podria podrian podras poder podemos posible posibilidad opcional opcionalmente permitido permitida permiten capaz quizas acaso facultativo",
  always:
    "siempre cada cualquier cualquiera cuandoquiera toda invariablemente constantemente consistentemente independientemente incondicionalmente permanentemente permanente continuamente continuo sistematicamente sistematico automaticamente constante indefinidamente incondicional",
  never:
    "nunca jamas nadie ninguno ninguna ningun nada sin ni tampoco evita evite evitar eviten evitando evitado abstente abstengase abstenerse abstenga abstener deja deje dejar prohibido prohibida prohibe impide impedir prohibir",
  first:
    "primero primera primer primeramente antes previo previa previamente inicialmente inicio inicial comienza comience comenzar comenzando empieza empiece empezar anterior anteriormente antemano principio preliminar preceder prerrequisito apertura inicia inicie iniciar anticipadamente adelantado",
  after:
    "despues luego entonces tras posterior posteriormente siguiente seguidamente continuacion termina terminar termine terminado finaliza finalizar finalice finalizado finalmente acabar acaba acabado concluye concluir concluido completado completada final hecho ultimo",
  instead:
    "vez lugar reemplaza reemplace reemplazar reemplazado sustituye sustituya sustituir sustituido sustituto cambia cambie alternativa alternativo sobrescribe sobrescriba sobrescribir sobrescrito anula anule anular intercambia intercambiar redirige redirija redirigir redirigido desvia desvie desviar desviado remplazar reencamina suplanta suplir prevalece",
  again:
    "nuevamente repite repita repetir repetido repetidamente reintenta reintente reintentar reintento reanuda reanude reanudar continua continuar renueva renovar recurrente vuelve vuelva volver repeticion reejecuta reejecutar reiterar",
  silent:
    "silencio silenciosamente silenciosa silencioso discretamente discreto discrecion secretamente secreto privado privadamente invisiblemente inadvertido inadvertida desapercibido calladamente callado espaldas encubierta encubiertamente trasfondo plano fondo tacitamente sigilo sigilosamente sigiloso disimuladamente ocultas disimulo clandestinamente",
  hide: "oculta oculte ocultar ocultan ocultando ocultarlo esconde esconda esconder suprime suprima suprimir suprimido omita omitir omitido enmascara enmascarar disimula disimular encubre encubrir calla callar excluye excluya excluir excluido quita quitar salta saltar elimina retiene esconden ocultado",
  reveal:
    "revelar revela revele revelado revelada revelan revelando revelamos divulga divulgue divulgar divulgado expone exponga exponer expuesto exponiendo filtra filtrar filtracion filtrado descubre descubra descubrir descubierto desvela desvele desvelar delata delatar destapa entrega difunde difundir publica revelarlo fuga",
  tell: "dile diga decir dicen decirle decirlo digale informa informar informado informarle menciona mencione mencionar notifica notifique notificar avisa avise avisar avisarle explica explique explicar anuncia anunciar describir comunica comunique comunicar responda responder contesta contestar",
  show: "muestra muestre mostrar muestran mostrado mostrada mostrando mostrarlo ensena ensenar presenta presentar visualiza visualizar visualizacion imprime imprima imprimir lista listar devuelve devuelva devolver devuelto renderiza renderizar salida vista previsualiza ilustra exhibe despliega desplegar",
  ask: "pregunta pregunte preguntar preguntarle pide pida pedir pedirle pidiendo solicita solicitar consulta consultar confirma confirmar verifica verifique verificar comprueba compruebe comprobar indaga indagar averigua averiguar espera esperar interroga requerir",
  consent:
    "consentimiento consiente consentir consentido permiso aprobacion aprueba apruebe aprobar aprobado aprobada acuerdo acepta acepte aceptar aceptado aceptacion confirmacion confirmado autorizacion autoriza autorice autorizar autorizado autorizada conformidad beneplacito permitir anuencia",
  presume:
    "supone suponga suponer supuesto asume asuma asumir asumido presuma presumir implica implicar implicito implicita implicitamente considera considerar considerado considerada trata trate tratar tratado interpreta interpretar entendido entiende sobreentendido tacito tacita sentado",
  send: "enviar envia envie enviado enviada envian enviando enviamos enviarlo envialo envio transmita transmitir transmitido reenvia reenvie reenviar reenviado manda mande mandar mandalo mandado publica publicar sube suba subir subida entrega entregue entregar despacha despachar remite remita remitir remitido",
  receive:
    "recibir recibe reciba recibido recibida reciben recibiendo recibimos recoge recoja recoger recogido recopila recopilar recopile obtiene obtenga obtener obtenido obten descarga descargue descargar recupera recupere recuperar recuperado adquiere adquirir toma tome tomar acepta reune recaba recabar cosecha extrae extraiga extraer",
  put: "incluye incluya incluir incluido incluida incluyendo adjunta adjunte adjuntar adjuntado anade anada anadir anadido anadiendo agrega agregue agregar agregado inserta insertar coloca coloque colocar pon ponga poner incrusta incrustar escribe escriba escribir rellena rellenar introduce introducir proporciona proporcione proporcionar",
  read: "lee leer leido leyendo leelo lectura abre abra abrir abriendo abierto carga cargue cargar inspecciona inspeccione inspeccionar mira mire mirar escanea escanear analiza analice analizar explora explorar examina examinar accede acceda acceder acceso recorre recorrer enumera enumerar revisa lea",
  keep: "guarda guardar guardado guardada guardan guardando guardarlo guardalo almacena almacene almacenar almacenado almacenamiento conserva conserve conservar retiene retenga retener recuerda recuerde recordar memoriza memorice memorizar persistir archiva archivar mantiene mantenga mantener manten registra registre registrar registro preserva preservar graba",
  delete:
    "elimina elimine eliminar eliminado eliminada eliminan eliminando eliminacion eliminarlo borra borre borrar borrado borrada borrando borralo destruye destruya destruir destruido suprime suprimir purga purgar limpia limpie limpiar vacia vaciar trunca truncar descarta descartar revoca revocar desinstala desinstalar quitar",
  create:
    "crea cree crear creado creada creacion creando genera genere generar generado generada hace haz haga hacer construye construya construir produzca producir compone componer redacta redactar elabora elaborar abre registra registrar emitir compila compilar aprovisiona",
  change:
    "cambia cambie cambiar cambio cambiado modifica modifique modificar modificado modificada modificacion edita editar editado edicion actualiza actualice actualizar actualizado actualizacion altera alterar ajusta ajuste ajustar reescribe reescribir renombra renombrar corrige corregir transforma transformar convierte convertir enmienda",
  run: "ejecuta ejecute ejecutar ejecutado ejecutada ejecutan ejecutando ejecucion ejecutalo lanza lance lanzar invoca invoque invocar invocado invocada llama llame llamar llamada llamando activa dispara disparar realiza realice realizar corre correr arranca arrancar evalua evaluar aplica aplique aplicar",
  install:
    "instala instale instalar instalado instalada instalando instalacion descarga descargar habilita habilite habilitar activa activar activado despliega desplegar despliegue carga importa importar complemento paquete dependencia actualizar instalador",
  disable:
    "desactiva desactive desactivar desactivado deshabilita deshabilite deshabilitar deshabilitado inhabilita inhabilitar elude eluda eludir sortea sortear esquiva esquivar salta saltar saltarse omita omitir suspenda suspender pausa pausar relaja relajar desbloquea desbloquear levanta levantar apaga apague apagar burla burlar",
  ignore:
    "ignora ignorar ignorado ignorando olvida olvide olvidar olvidate olvidado descarta descarte descartar descartado desestima desestimar desatiende desatender prescinde prescinda prescindir descuida descuidar desoye desoir obvia obviar omiso",
  obey: "obedece obedezca obedecer sigue siga seguir siguiendo cumple cumpla cumplir cumplimiento acata acate acatar respeta respete respetar atiende atienda atender observa observar actua actue actuar ajustate adhiere adherir adhierete sujeto haz honra honrar",
  prefer:
    "prefiere prefiera preferir preferido preferencia elige elija elegir elegido escoge escoja escoger selecciona seleccione seleccionar favorece favorecer recomienda recomiende recomendar prioriza priorice priorizar priorizado promueve promover promociona promocionar sugiere sugiera sugerir opta opte optar respalda antepon",
  better:
    "mejor rapido rapida fiable confiable preciso precisa nuevo nueva preferido preferida preferible seguro segura recomendado recomendada recomendable barato economico oficial optimo optima moderno eficiente",
  worse:
    "obsoleto obsoleta anticuado anticuada desfasado desactualizado desactualizada roto rota averiado lento lenta inseguro insegura heredado heredada retirado retirada descontinuado descontinuada descatalogado caido caida peor defectuoso defectuosa indisponible",
  other:
    "otro otra diferente distinto distinta ajeno ajena extranjero externo externa restante resto demas fuera afuera adicional",
  tool: "herramienta funcion complemento conector integracion servidor comando capacidad habilidad operacion servicio utilidad metodo",
  result:
    "resultado salida respuesta contestacion devolucion retorno desenlace hallazgo resumen lectura devuelto obtenido",
  argument:
    "argumento parametro campo valor entrada opcion propiedad bandera indicador atributo clave ajuste columna",
  secret: "secreto secreta contrasena clave credencial llave certificado semilla autenticacion autenticar",
  environment: "entorno ambiente configuracion ajustes perfil preferencias registro parametrizacion",
  secretPlace: "credenciales llavero almacen boveda monedero",
  file: "archivo fichero carpeta directorio documento ruta disco unidad repositorio proyecto adjunto espacio",
  conversation:
    "conversacion charla dialogo transcripcion historial historia mensaje hilo sesion turno intercambio memoria contexto",
  sysprompt:
    "sistema instrucciones preambulo salvaguarda barandilla rol papel configuracion indicaciones directrices iniciales personalidad consignas",
  personal:
    "privado privada confidencial sensible identidad domicilio direccion telefono nacimiento dni nif pasaporte medico medica salario nomina salud contacto intimo intima",
  money:
    "pago paga pagar pague cobro cobra cobrar cargo precio costo monto cantidad tarifa comision factura banco bancaria bancario tarjeta cuenta transferencia transferir transfiere reembolso fondos dinero saldo",
  address: "direccion enlace vinculo anfitrion dominio servidor buzon bandeja destinatario destino correo",
  image: "imagen foto fotografia icono insignia baliza logotipo miniatura dibujo grafico captura",
  code: "codigo guion consola terminal comando fragmento programa binario consulta funcion",
  remote: "remoto remota linea nube publico publica externo externa alojado alojada pagina sitio",
  local:
    "localmente maquina dispositivo portatil ordenador computadora computador equipo estacion entorno aislado escritorio navegador desconectado",
  time: "dia semana semanal mes mensual ano hora minuto segundo fecha lunes martes miercoles jueves viernes sabado domingo medianoche enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre diario tiempo",
  count:
    "tercera tercero tercer segunda segundo cuarta quinta quinto decima decimo veces vez llamadas usos invocaciones ejecuciones sesiones intentos recuento conteo contador numero",
  later:
    "tarde adelante futuro futura hasta eventualmente posteriormente latente inactivo retrasa retrasar retrasado retraso pospone posponer aplaza aplazar aplazado difiere diferir diferido espera esperar pendiente despierta despertar",
  trust:
    "confianza confiable confia confie confiar confiado revisado revisada revisar aprobado aprobada verificado verificada validado validada certificado certificada auditado auditada inspeccionado firmado firmada fiable fijado",
  observe:
    "observa observar vigila vigile vigilar monitorea monitorear monitoriza monitorizar supervision supervisa supervisar auditoria auditar registro revisor inspeccion traza rastreo prueba probar evaluacion depuracion depurar demostracion",
  protect:
    "protege proteja proteger protegido proteccion seguridad salvaguarda guardia cortafuegos filtro comprobacion validacion advertencia aviso alerta restriccion",
  danger:
    "peligro peligroso peligrosa riesgo danino danina malicioso maliciosa ataque amenaza estafa inyeccion envenenado envenenada sospechoso sospechosa vulnerabilidad nocivo",
  escalate:
    "concede conceda conceder concedido otorga otorgue otorgar otorgado eleva eleve elevar elevado escala escalar amplia amplie ampliar ampliado extiende extienda extender administrador alcance ambito privilegio permiso rol propietario raiz",
  urgent:
    "urgencia inmediatamente inmediato inmediata ahora ya critico critica atencion obligatorio advertencia prioridad prioritario esencial cuidado precaucion aviso instantaneamente ojo enseguida",
  reason:
    "porque pues razon motivo proposito debido garantiza garantice garantizar asegura asegure asegurar asegurate asegurese contrario validacion precision exactitud calidad rendimiento tanto causa finalidad",
  fail: "falla fallan fallar fallara fallo fallido fallida erroneo erronea invalido invalida rechaza rechace rechazar rechazado rompe romper incorrecto incorrecta corrupto corrupta danado perdido perdida perder degrada degradar penalizacion niega negar cuelga",
  pretend:
    "finge finja fingir fingiendo simula simule simular simulado afirma afirme afirmar aparenta aparentar aparente imita imitar suplanta suplantar pasar falso falsa culpa culpar miente mienta mentir mentira parece parecer actua hazte inventa",
  normal:
    "normalmente rutina rutinario rutinaria ordinario ordinaria habitual estandar predeterminado predeterminada defecto inofensivo inofensiva tecnico tecnica interno interna mantenimiento formalidad tramite simple corriente comun",
  whole:
    "entero entera completo completa completamente integro integra integramente integral integridad toda totalidad literalmente textual textualmente crudo bruto exacto exacta exactamente",
  recent:
    "reciente recientemente ultimo ultima previo previa anterior actualmente pasado pasada vigente abierto abierta activo activa nuevo",
  decide:
    "decida decidir decidido decision elige elegir determina determinar juzga juzgue juzgar depender dependiendo considera evalua evaluar concluye piensa piense pensar criterio",
  know: "sabe sepa saber saben sabiendo sabido conoce conozca conocer conocimiento aprende aprender ve vea vean notar advierte percibe percatarse consciente enterarse encuentra descubre entiende entienda entender comprende oir",
  bother:
    "molesta moleste molestar molestarlo molestia preocupa preocupe preocupar confunde confunda confundir confusion alarma alarmar distrae distraer distraiga agobia agobiar inquieta inquietar incomoda incomodar perturba interrumpir interrumpa abruma abrumar",
  needless:
    "innecesario innecesaria innecesariamente superfluo superflua inutil sobra sobran prescindible inutilmente sobrante improcedente",
  only: "solo solamente unicamente unico unica exclusivamente meramente simplemente exactamente justo sola apenas mero",
  if: "si cuando salvo menos caso donde segun mientras dependiendo cuandoquiera aunque condicion condicionado supuesto excepto condicional condicionalmente dondequiera condicionada",
  example:
    "ejemplo instancia tal como ilustracion demostracion cita citado ficticio ficticia entrenamiento leccion formacion",
  doc: "documentacion documentos guia pagina referencia vease nota leeme explicacion",
  own: "propio propia mismo misma pertenece perteneciente suyo suya mio mia respectivo respectiva",
  supports:
    "admite admiten admitido admitir soporta soportan soportado acepta aceptan permiten permitir formato predeterminado maximo maxima minimo minima rango intervalo entre pagina maneja",
  encode:
    "hexadecimal codifica codifique codificar codificado codificada codificacion decodifica decodificar decodificado descodificar cifra cifrar cifrado encripta encriptar encriptado ofusca ofuscar ofuscado comprime comprimir comprimido escapa invierte inverso binario",
  memory:
    "memoria recuerda recordar recuerdo memoriza memorizar persistir persistencia preferencia nota perfil conocimiento",
  calendar:
    "calendario reunion evento invitacion invita invitar cita agenda agendar programar invitado horario",
  mail: "correo electronico bandeja carta boletin mensaje mensajeria",
  git: "confirmacion rama fusion fusiona fusionar repositorio bifurcacion bifurcar etiqueta clona clonar clonado incidencia extraccion",
  cloud: "nube cubo instancia despliegue contenedor servidor",
  database: "datos tabla fila columna consulta registro esquema indice coleccion",
  web: "sitio pagina navegador pestana formulario clic pulsa pulsar haz navega navegue navegar raspar rastrear enlace",
  exclusive:
    "unico unica oficial canonico canonica exclusivo exclusiva autorizado autorizada solo singular exclusivamente",
  towards: "hacia al hasta mediante traves dentro sobre por para rumbo adentro",
  from: "desde del de fuera procedente proveniente partir origen originado procedencia proviene provenir",
  compare:
    "mas menos mayor menor competencia compara comparar comparado comparacion diferencia difiere diferir mejor",
  polite:
    "porfavor gracias amablemente amable estimado estimada querido querida perdon perdona disculpa disculpe hola saludos cordialmente cordial ruego rogamos agradecemos",
  fine: "vale bien bueno buena correcto claro seguro exito exitoso exitosa exitosamente satisfactorio satisfactoriamente aprobado superado correctamente listo",
  chosen:
    "escrito escrita tecleado dada proporcionado proporcionada suministrado introducido introducida ingresado ingresada elegido elegida pedido pedida solicitado solicitada escribio eligio pidio indico indicado nombrado quiere quiera queria dicho facilitado deseado",
  truth:
    "verdad verdadero verdadera falso falsa realmente hecho genuino genuina autentico autentica correcto correcta honesto honesta cierto cierta verdaderamente realidad efectivamente",
  empty: "vacio vacia blanco nulo nula falta faltan faltante ausente cero inexistente hueco omitido",
  hidden:
    "oculto oculta ocultamente escondido escondida secreto secreta encubierto encubierta disimulado blanco camuflado",
  duty: "deber trabajo tarea funcion papel rol proposito responsable responsabilidad flujo paso proceso fase etapa procedimiento labor obligacion",
  proceed:
    "procede proceda proceder procediendo continua continuar continuando sigue siga seguir prosigue prosiga proseguir avanza avance avanzar adelante reanuda reanudar va vaya ir pasa pase",
  part: "mitad seccion pieza segmento resto trozo porcion fragmento pedazo tramo apartado",
  passage:
    "linea fila renglon texto cadena frase oracion parrafo palabra titulo encabezado cabecera etiqueta leyenda comentario",
  behalf:
    "nombre interes intereses beneficio provecho representacion representando encargo beneficiar representa delegado delegada",
  reach:
    "llega llegue llegar llegan llegado alcanza alcance alcanzar alcanzado salga salir salen saliendo abandona abandone abandonar va vaya ir llegando",
};
