// Made from the description of the interface by openapi-typescript, in programs.test.ts.
export interface paths {
  '/api/v1/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['planMix'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/catalogue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['readCatalogue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/catalogue/{collection}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCatalogue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/catalogue/{collection}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['readCatalogueEntry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/farms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFarms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/records.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listRecordsAsCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/farms/{farm}/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFarmRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/farms/{farm}/records.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFarmRecordsAsCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/paddocks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listPaddocks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/farms/{farm}/paddocks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFarmPaddocks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listStock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/farms/{farm}/stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFarmStock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/rounds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listRounds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/farms/{farm}/rounds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFarmRounds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/farms/{farm}/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFarmJobs'];
    put?: never;
    post: operations['handOverJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Draft: {
      name?: string | null;
      machineId?: string | null;
      boomConfigurationId?: string | null;
      tankCapacityL?: number | null;
      deadVolumeL?: number | null;
      tankResidualL?: number | null;
      swathWidthM?: number | null;
      suspendedSolidsLimitPct?: number | null;
      maxLoadMassKg?: number | null;
      finestFilterMesh?: number | null;
      gaugeStepL?: number | null;
      nozzle?: {
        nozzleId: string;
        nozzleCount?: number | null;
      } | null;
      catchTest?: {
        nozzleId: string;
        flowLPerMin: number;
        pressureBar: number;
      } | null;
      travelSpeedKmPerH?: number | null;
      agitationFlowLPerMin?: number | null;
      sprayAreaHa: number;
      applicationRateLPerHa: number;
      bandWidthM?: number | null;
      rowSpacingM?: number | null;
      waterTemperatureC?: number | null;
      freezingMarginK?: number | null;
      waterAnalysis?: {
        potassiumPpm?: number | null;
        sodiumPpm?: number | null;
        calciumPpm?: number | null;
        magnesiumPpm?: number | null;
        ironPpm?: number | null;
        bicarbonatePpm?: number | null;
        ph?: number | null;
      } | null;
      mixPh?: number | null;
      holdingTimeMin?: number | null;
      heel?: {
        volumeL: number;
        /** @enum {unknown} */
        contents: 'water' | 'sameMix';
      } | null;
      /** @enum {unknown} */
      loadSplit?: 'fullThenPart' | 'equal' | null;
      /** @enum {unknown} */
      measuringUnits?: 'metric' | 'us' | 'imperial' | null;
      products: {
        productId: string;
        soldAs?: string | null;
        rate: components['schemas']['Rate'];
        containers?:
          | {
              size: number;
              /** @enum {unknown} */
              unit: 'kg' | 'g' | 'L' | 'mL';
              /** @enum {unknown} */
              kind: 'bag' | 'drum' | 'jug' | 'box' | 'bottle';
            }[]
          | null;
        price?: {
          amountCents: number;
          /** @enum {unknown} */
          per: 'kg' | 'L' | 'container';
        } | null;
        measuringStep?: number | null;
        applicationsBefore?: number | null;
        appliedBeforePerHa?: number | null;
        sameActionBefore?: number | null;
        daysSinceLast?: number | null;
        activeBeforeGPerHa?: number | null;
        meantGPerHa?: number | null;
        overrides?: {
          liquidDensityKgPerL?: number | null;
          displacementLPerKg?: number | null;
          heatOfSolutionKJPerKg?: number | null;
          labelMaximumRate?: components['schemas']['Rate'] | null;
          activeIngredientGPerL?: number | null;
          activeIngredientPct?: number | null;
          acidEquivalentGPerL?: number | null;
          acidEquivalentPct?: number | null;
          runVolumeL?: number | null;
          runMassKg?: number | null;
          neutralisingValuePct?: number | null;
          finenessPct?: number | null;
          runTimeS?: number | null;
        } | null;
      }[];
      mixingOrder?: string[] | null;
      labelAllowances?:
        | {
            productIds: string[];
            reason: string;
          }[]
        | null;
      /** @enum {unknown} */
      crop?: 'pasture' | 'cereals' | 'maize' | 'broadLeaved' | 'trees' | 'bareGround' | null;
      growthStage?: number | null;
      daysToHarvest?: number | null;
      airTemperatureC?: number | null;
      /** @enum {unknown} */
      leafSurface?: 'dry' | 'moist' | 'frost' | null;
      /** @enum {unknown} */
      country?: 'NZ' | 'AU' | 'GB' | 'IE' | 'US' | null;
      nitrogenAppliedKgPerHa?: number | null;
    };
    Rate: {
      value: number;
      /** @enum {unknown} */
      unit:
        | 'kg/ha'
        | 'g/ha'
        | 'L/ha'
        | 'mL/ha'
        | 'kg/100 L'
        | 'g/100 L'
        | 'L/100 L'
        | 'mL/100 L'
        | '% v/v'
        | 'kg/load'
        | 'g/load'
        | 'L/load'
        | 'mL/load'
        | 'kg N/ha'
        | 'kg P/ha'
        | 'kg K/ha'
        | 'kg S/ha'
        | 'kg Ca/ha'
        | 'kg Mg/ha'
        | 'kg P2O5/ha'
        | 'kg K2O/ha'
        | 'kg SO3/ha'
        | 'kg MgO/ha'
        | 'g Zn/ha'
        | 'g Cu/ha'
        | 'g Mn/ha'
        | 'g Fe/ha'
        | 'g Co/ha'
        | 'g B/ha'
        | 'g Mo/ha'
        | 'g Se/ha'
        | 'g ai/ha'
        | 'kg ai/ha'
        | 'g ae/ha'
        | 'kg ae/ha'
        | 'mg/L'
        | 'mg ai/L'
        | 'mg ae/L'
        | 'mg N/L'
        | 'mg P/L'
        | 'mg K/L'
        | 's/load';
    } & (unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown);
    PlanRequest: {
      draft: components['schemas']['Draft'];
      /** @enum {unknown} */
      language?: 'en' | 'es' | 'fr' | null;
      /** @enum {unknown} */
      units?: 'metric' | 'us' | 'imperial' | null;
    };
    Problem: {
      code: string;
      /** @enum {unknown} */
      severity: 'stop' | 'warn' | 'note';
      field?: string | null;
      words?: {
        title: string;
        detail: string;
        action: string | null;
      };
    } & {
      [key: string]: unknown;
    };
    PlanAnswer: {
      engineVersion: string;
      catalogueVersion: string;
      plan: {
        [key: string]: unknown;
      } | null;
      problems: components['schemas']['Problem'][];
    };
    Catalogue: {
      version: string;
      collections: {
        [key: string]: number;
      };
    };
    CatalogueEntry: {
      id: string;
      name?: string;
    } & {
      [key: string]: unknown;
    };
    CataloguePage: {
      version?: string;
      items: components['schemas']['CatalogueEntry'][];
      nextPageToken: string | null;
    };
    Record: {
      id: string;
      /** Format: date-time */
      createdAt: string | null;
      /** Format: date-time */
      updatedAt: string | null;
      createdBy?: string;
      endedAt: string;
      products: {
        [key: string]: unknown;
      }[];
    } & {
      [key: string]: unknown;
    };
    Paddock: {
      id: string;
      /** Format: date-time */
      createdAt: string | null;
      /** Format: date-time */
      updatedAt: string | null;
      createdBy?: string;
      name: string;
      areaHa: number | null;
      outline?:
        | {
            [key: string]: unknown;
          }[]
        | null;
    } & {
      [key: string]: unknown;
    };
    StockEntry: {
      id: string;
      /** Format: date-time */
      createdAt: string | null;
      /** Format: date-time */
      updatedAt: string | null;
      createdBy?: string;
      kind: string;
      productId: string;
      at: string;
    } & {
      [key: string]: unknown;
    };
    Round: {
      id: string;
      /** Format: date-time */
      createdAt: string | null;
      /** Format: date-time */
      updatedAt: string | null;
      createdBy?: string;
      name: string;
      /** Format: date */
      day: string;
      paddocks: {
        [key: string]: unknown;
      }[];
    } & {
      [key: string]: unknown;
    };
    Job: {
      id: string;
      /** Format: date-time */
      createdAt: string | null;
      /** Format: date-time */
      updatedAt: string | null;
      createdBy?: string;
      /** @enum {unknown} */
      state: 'planned' | 'taken' | 'filling' | 'sprayed' | 'checked';
      sentTo: string | null;
      told: {
        [key: string]: unknown;
      };
    } & {
      [key: string]: unknown;
    };
    RecordPage: {
      items: components['schemas']['Record'][];
      nextPageToken: string | null;
    };
    PaddockPage: {
      items: components['schemas']['Paddock'][];
      nextPageToken: string | null;
    };
    StockEntryPage: {
      items: components['schemas']['StockEntry'][];
      nextPageToken: string | null;
    };
    RoundPage: {
      items: components['schemas']['Round'][];
      nextPageToken: string | null;
    };
    JobPage: {
      items: components['schemas']['Job'][];
      nextPageToken: string | null;
    };
    Farms: {
      items: {
        id: string;
        name: string;
        /** @enum {unknown} */
        role: 'owner' | 'manager' | 'operator' | 'adviser' | 'contractor';
        seesMoney: boolean;
      }[];
    };
    JobRequest: {
      id?: string | null;
      draft: components['schemas']['Draft'];
      paddockId?: string | null;
      sentTo?: string | null;
      /** Format: date */
      day?: string | null;
      note?: string | null;
    };
    JobAnswer: {
      id: string;
      loadCount: number;
      problems: components['schemas']['Problem'][];
    };
    Error: {
      error: {
        /** @enum {unknown} */
        code:
          | 'INVALID_ARGUMENT'
          | 'UNAUTHENTICATED'
          | 'PERMISSION_DENIED'
          | 'NOT_FOUND'
          | 'METHOD_NOT_ALLOWED'
          | 'ALREADY_EXISTS'
          | 'PAYLOAD_TOO_LARGE'
          | 'UNSUPPORTED_MEDIA_TYPE'
          | 'RESOURCE_EXHAUSTED'
          | 'UNAVAILABLE';
        message: string;
      };
    };
  };
  responses: {
    Unreadable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    NoToken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    NotAllowed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    TooMany: {
      headers: {
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  planMix: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlanRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanAnswer'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  readCatalogue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Catalogue'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listCatalogue: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path: {
        collection: 'products' | 'machines' | 'nozzles';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CataloguePage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  readCatalogueEntry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection: 'products' | 'machines' | 'nozzles';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueEntry'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFarms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Farms'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listRecords: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listRecordsAsCsv: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'Next-Page-Token'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFarmRecords: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path: {
        farm: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFarmRecordsAsCsv: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path: {
        farm: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          'Next-Page-Token'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listPaddocks: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaddockPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFarmPaddocks: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path: {
        farm: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaddockPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listStock: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StockEntryPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFarmStock: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path: {
        farm: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StockEntryPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listRounds: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoundPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: components['responses']['NotAllowed'];
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFarmRounds: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path: {
        farm: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoundPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  listFarmJobs: {
    parameters: {
      query?: {
        pageSize?: number;
        pageToken?: string;
      };
      header?: never;
      path: {
        farm: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobPage'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
  handOverJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        farm: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JobRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobAnswer'];
        };
      };
      400: components['responses']['Unreadable'];
      401: components['responses']['NoToken'];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      429: components['responses']['TooMany'];
      503: components['responses']['Unavailable'];
    };
  };
}
